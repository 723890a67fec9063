import { redo, undo } from '@codemirror/commands';
import { openSearchPanel } from '@codemirror/search';
import type { Command } from '@codemirror/view';
import boldIcon from '~icon-lines/bold';
import codeIcon from '~icon-lines/code';
import formulaIcon from '~icon-lines/sigma';
import headingIcon from '~icon-lines/heading';
import imageIcon from '~icon-lines/image';
import italicIcon from '~icon-lines/italic';
import linkIcon from '~icon-lines/link';
import listIcon from '~icon-lines/list';
import numberedIcon from '~icon-lines/list-ordered';
import admonitionIcon from '~icon-lines/message-square-warning';
import redoIcon from '~icon-lines/redo-2';
import searchIcon from '~icon-lines/search';
import footnoteIcon from '~icon-lines/superscript';
import tableIcon from '~icon-lines/table';
import quoteIcon from '~icon-lines/text-quote';
import undoIcon from '~icon-lines/undo-2';
import {
  insertFootnote,
  insertTable,
  toggleAdmonition,
  toggleBulletList,
  toggleCodeBlock,
  toggleHeading,
  toggleNumberedList,
  toggleQuote,
} from './block-commands';
import { insertDiagram } from './diagram-command';
import { insertFormula, insertFormulaBlock } from './formula-commands';
import { toggleBold, toggleInlineCode, toggleItalic, toggleLink } from './inline-commands';

export interface Choice {
  label: string;
  /** In CodeMirror's notation; `Mod` is Ctrl, or Cmd on a Mac. */
  keys?: string | undefined;
  run: Command;
}

export interface Tool {
  label: string;
  icon: string;
  keys?: string;
  /** A single command, or the choices of a menu. */
  run: Command | Choice[];
}

const LANGUAGES: [label: string, name: string][] = [
  ['sans langage', ''],
  ['Bash', 'bash'],
  ['C', 'c'],
  ['CSS', 'css'],
  ['HTML', 'html'],
  ['Java', 'java'],
  ['JavaScript', 'js'],
  ['JSON', 'json'],
  ['PHP', 'php'],
  ['Python', 'python'],
  ['Rust', 'rust'],
  ['SQL', 'sql'],
  ['TypeScript', 'ts'],
  ['YAML', 'yaml'],
];

/** The renderer knows the French names too. */
const ADMONITIONS: [label: string, name: string][] = [
  ['Note', 'note'],
  ['Astuce', 'astuce'],
  ['Information', 'information'],
  ['Important', 'important'],
  ['Attention', 'attention'],
  ['Danger', 'danger'],
  ['Exemple', 'exemple'],
  ['Question', 'question'],
  ['Résumé', 'résumé'],
];

/** Tool groups of the toolbar. */
export function toolsWith(insertImage: Command): Tool[][] {
  return [
    [
      { label: 'Gras', icon: boldIcon, keys: 'Mod-b', run: toggleBold },
      { label: 'Italique', icon: italicIcon, keys: 'Mod-i', run: toggleItalic },
      { label: 'Lien', icon: linkIcon, keys: 'Mod-k', run: toggleLink },
    ],
    [
      {
        label: 'Intertitre',
        icon: headingIcon,
        run: [
          { label: 'Intertitre', keys: 'Mod-Shift-2', run: toggleHeading(2) },
          { label: 'Sous-intertitre', keys: 'Mod-Shift-3', run: toggleHeading(3) },
          { label: 'Niveau 4', keys: 'Mod-Shift-4', run: toggleHeading(4) },
        ],
      },
      { label: 'Liste à puces', icon: listIcon, keys: 'Mod-Shift-8', run: toggleBulletList },
      { label: 'Liste numérotée', icon: numberedIcon, keys: 'Mod-Shift-7', run: toggleNumberedList },
      { label: 'Citation', icon: quoteIcon, keys: 'Mod-Shift-9', run: toggleQuote },
      {
        label: 'Code',
        icon: codeIcon,
        run: [
          { label: 'Dans la ligne', keys: 'Mod-e', run: toggleInlineCode },
          { label: 'Diagramme', run: insertDiagram },
          ...LANGUAGES.map(([label, name]) => ({ label: `Bloc ${label}`, run: toggleCodeBlock(name) })),
        ],
      },
    ],
    [
      { label: 'Image', icon: imageIcon, run: insertImage },
      { label: 'Tableau', icon: tableIcon, run: insertTable },
      { label: 'Note de bas de page', icon: footnoteIcon, run: insertFootnote },
      {
        label: 'Formule',
        icon: formulaIcon,
        run: [
          { label: 'Dans la phrase', run: insertFormula },
          { label: 'Sur sa propre ligne', run: insertFormulaBlock },
        ],
      },
      {
        label: 'Encadré',
        icon: admonitionIcon,
        run: ADMONITIONS.map(([label, name]) => ({ label, run: toggleAdmonition(name) })),
      },
    ],
    [
      { label: 'Annuler', icon: undoIcon, keys: 'Mod-z', run: undo },
      { label: 'Rétablir', icon: redoIcon, keys: 'Mod-y', run: redo },
      { label: 'Rechercher', icon: searchIcon, keys: 'Mod-f', run: openSearchPanel },
    ],
  ];
}
