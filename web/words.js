// The few sentences that the page itself says, before or beside the program.

const en = {
  skip: 'Text version of the table',
  table: 'Table',
  canvas: 'The table, drawn. Arrow keys move, Enter chooses. A text version follows it.',
  notices: 'Notices',
  views: 'Table or text',
  showTable: 'Show the table',
  showText: 'Show the text',
  what: 'Collect gems, buy cards, win the nobles: against the computer, around one device, or by links.',
  late: 'This is taking a while. Reload the page, or try a current version of Firefox, Chrome, Edge or Safari.',
  notice: 'An unofficial, free version with its own art and words, not connected with the makers or publishers of the board game.',
  loading: 'Loading',
  again: 'Try again',
  noWasm: 'This browser cannot run the game: it lacks WebAssembly with SIMD. A current version of Firefox, Chrome, Edge or Safari can.',
  noWebgl: 'This browser does not offer WebGL 2, with which the table is drawn. It may be switched off in its settings; a current version of Firefox, Chrome, Edge or Safari has it.',
  noFiles: 'The game could not be loaded. Is there a connection?',
  crashed: 'The game has stopped because of a mistake of ours. Please load the page again.',
  pictureLost: 'The picture was lost (the graphics system has stopped answering).',
  saved: 'Your game is saved.',
  notSaved: 'The browser could not save your latest turns.',
  reload: 'Reload',
  updateReady: 'A new version is ready.',
  update: 'Update now',
  updateLoses: 'The browser could not save your latest turns, and a new version would lose them. Save the game to a file first.',
  updateAnyway: 'Update all the same',
  later: 'Later',
  copyTitle: 'Copy this text',
  copyLabel: 'Text',
  close: 'Close',
  unavailable: 'Not possible now',
};

const fr = {
  skip: 'Version texte de la table',
  table: 'Table',
  canvas: 'La table, dessinée. On s’y déplace avec les flèches, Entrée choisit. Une version texte suit.',
  notices: 'Avis',
  views: 'Table ou texte',
  showTable: 'Voir la table',
  showText: 'Voir le texte',
  what: 'Récoltez des gemmes, achetez des cartes, attirez les nobles : contre l’ordinateur, autour d’un même appareil ou par liens.',
  late: 'C’est long. Rechargez la page, ou essayez une version récente de Firefox, Chrome, Edge ou Safari.',
  notice: 'Une version libre et non officielle, avec ses propres dessins et ses propres textes, sans lien avec les auteurs ni les éditeurs du jeu de société.',
  loading: 'Chargement',
  again: 'Réessayer',
  noWasm: 'Ce navigateur ne peut pas faire tourner le jeu : il lui manque WebAssembly avec SIMD. Une version récente de Firefox, Chrome, Edge ou Safari convient.',
  noWebgl: 'Ce navigateur n’offre pas WebGL 2, qui sert à dessiner la table. Il est peut-être désactivé dans ses réglages ; une version récente de Firefox, Chrome, Edge ou Safari l’offre.',
  noFiles: 'Le jeu n’a pas pu être chargé. La connexion fonctionne-t-elle ?',
  crashed: 'Le jeu s’est arrêté à cause d’une erreur de notre part ; il suffit de recharger la page.',
  pictureLost: 'L’image a été perdue (le système graphique ne répond plus).',
  saved: 'La partie est enregistrée.',
  notSaved: 'Le navigateur n’a pas pu enregistrer les derniers tours.',
  reload: 'Recharger',
  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  updateLoses: 'Le navigateur n’a pas pu enregistrer les derniers tours, et une nouvelle version les perdrait. Partie à enregistrer d’abord dans un fichier.',
  updateAnyway: 'Mettre à jour quand même',
  later: 'Plus tard',
  copyTitle: 'Texte à copier',
  copyLabel: 'Texte',
  close: 'Fermer',
  unavailable: 'Impossible pour le moment',
};

const languages = { en, fr };

/** The first of the browser's languages that we have. */
export function preferredLanguage() {
  for (const tag of navigator.languages ?? [navigator.language ?? '']) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code in languages) return code;
  }
  return 'en';
}

/** "25 November 2026, 03:24", in the language of the page; '' for a time that no calendar has. */
export function dateWords(time) {
  const { lang } = document.documentElement;
  const written = (style) => new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, style).format(time * 1000);
  try {
    return `${written({ dateStyle: 'long' })}, ${written({ timeStyle: 'short' })}`;
  } catch {
    return '';
  }
}

/** The sentences in the language of the page. */
export function words() {
  return languages[document.documentElement.lang] ?? en;
}
