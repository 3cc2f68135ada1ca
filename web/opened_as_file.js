// Browsers load no modules for a page opened as a file (file://): this classic script says what to do instead. Everywhere
// else it does nothing.

'use strict';

if (location.protocol === 'file:') {
  const words = {
    en: 'A browser does not run this game from a file. Open a terminal in this folder, run “python3 -m http.server” and open http://localhost:8000, or put the folder on a web site.',
    fr: 'Un navigateur ne fait pas tourner ce jeu à partir d’un fichier. Ouvrez un terminal dans ce dossier, lancez « python3 -m http.server » et ouvrez http://localhost:8000, ou mettez le dossier sur un site.',
  };
  const code = (navigator.language || '').toLowerCase().slice(0, 2);
  document.documentElement.lang = words[code] ? code : 'en';
  const say = function () {
    const progress = document.getElementById('splash-progress');
    if (progress) progress.remove();
    document.getElementById('splash-late').remove();
    const status = document.getElementById('splash-status');
    status.textContent = words[document.documentElement.lang];
    document.getElementById('splash').dataset.failed = 'file';
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
  else say();
}
