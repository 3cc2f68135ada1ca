# The Debian archive that this machine is configured for; source it.

# Prints the address of the Debian archive in apt's own configuration: among the sources of the running release with a
# component "main", the first whose address speaks of Debian, or else the first.
archive_address() {
  # shellcheck source=/dev/null
  local release
  release=$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")
  apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 2>/dev/null |
    awk -v release="$release" '
      $3 == "main" && ($2 == release || $2 ~ /^(old)*stable$/) {
        if (!first) first = $1
        if (!debian && $1 ~ /debian/ && $1 !~ /security/) debian = $1
      }
      END { print debian ? debian : first }'
}
