// Brings the children of an element in line with a description, changing only what differs, so that focus, open
// <details> and a screen reader's place survive. Elements are told apart by their key.

/**
 * A description: an element's tag, properties and children.
 *   key         among its siblings; by default tag and position
 *   attributes  name -> text; null or false: the attribute is absent
 *   text        instead of children
 *   press       called on click
 */
export function node(tag, { key, attributes = {}, text = null, press = null, once = {} } = {}, children = []) {
  return { tag, key, attributes, text, press, once, children: children.filter(Boolean) };
}

export function patch(parent, nodes) {
  const old = new Map();
  for (const child of [...parent.children]) {
    if (child.patchKey === undefined || old.has(child.patchKey)) child.remove();
    else old.set(child.patchKey, child);
  }
  let place = null;  // the element before the next one
  nodes.forEach((description, index) => {
    const key = `${description.tag}:${description.key ?? index}`;
    let element = old.get(key);
    old.delete(key);
    if (!element) {
      element = document.createElement(description.tag);
      element.patchKey = key;
      // Attributes that belong to the reader afterwards (an open <details>).
      setAttributes(element, description.once);
    }
    const next = place ? place.nextSibling : parent.firstChild;
    if (next !== element) parent.insertBefore(element, next);
    place = element;
    update(element, description);
  });
  for (const element of old.values()) element.remove();
}

function update(element, description) {
  setAttributes(element, description.attributes);
  for (const name of element.patchedNames ?? []) {
    if (!(name in description.attributes)) element.removeAttribute(name);
  }
  element.patchedNames = Object.keys(description.attributes);
  element.onclick = description.press;
  if (description.text === null) {
    patch(element, description.children);
  } else if (element.textContent !== description.text || element.children.length > 0) {
    element.textContent = description.text;
  }
}

function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false || value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}
