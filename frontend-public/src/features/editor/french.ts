import { EditorState } from '@codemirror/state';

/** French translations of CodeMirror's phrases. */
export const french = EditorState.phrases.of({
  Find: 'Rechercher',
  Replace: 'Remplacer',
  next: 'Suivant',
  previous: 'Précédent',
  all: 'Tout sélectionner',
  'match case': 'Respecter la casse',
  regexp: 'Expression régulière',
  'by word': 'Mot entier',
  replace: 'Remplacer',
  'replace all': 'Tout remplacer',
  close: 'Fermer',
  'current match': 'résultat',
  'on line': 'à la ligne',
  'replaced match on line $': 'remplacé à la ligne $',
  'replaced $ matches': '$ remplacements',
  'Go to line': 'Aller à la ligne',
  go: 'Aller',
  'Control character': 'Caractère de contrôle',
  'Selection deleted': 'Sélection supprimée',
});
