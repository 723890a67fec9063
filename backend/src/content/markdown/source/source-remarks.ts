import { admonitionKind } from '../admonition-kinds.js';
import type { Remark } from '../rendered-markdown.js';
import { COLONS, INDENTED, readOpening } from './containers.js';
import { CONTROL_CHARACTER, repairControlCharacters } from '../../../platform/common/control-characters.js';
import { hideComments } from './hidden-comments.js';
import { isImageFile } from './image-links.js';
import { literalsIn } from './literals.js';
import { WIKI_LINK, wikiLink } from './obsidian.js';
import { normalized } from './prepare-source.js';
import { sourceLinesOf } from './source-lines-of.js';
import { plainSpaces } from './wide-spaces.js';

const ALERT = /^[ \t>]*>[ \t]*\[!([\p{L}-]+)\]/u;
/** A tag of Obsidian; headings have a space after the sign. */
const TAG = /(?:^|\s)(#\p{L}[\p{L}\p{N}_/-]*)(?=[\s.,;!?)]|$)/gu;
/** A list of kramdown that hides what it belongs to. */
const HIDING_ATTRIBUTES =
  /\{:[^{}\n]*(?:\shidden=|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))[^{}\n]*\}/i;
/** Subjects of remarks, besides control characters, spaces and comments. */
const POSSIBLE = /\[\[|^[ \t>]*(?::{3}|!!!|\?\?\?|>[ \t]*\[!)|(?:^|\s)#\p{L}|\{:/mu;

const hidden = {
  itself: (sign: string) =>
    `${sign === '%%' ? 'Texte entre %%' : `Commentaire « ${sign} »`} : caché, il n’est montré nulle part`,
  'all that follows': () => '%% sans second %% : tout ce qui suit est caché',
  nothing: () => '%% sans second %% : ce qui suit est montré',
};

/** @param isFound whether there is a copy of an image or a tutorial, by link */
export function sourceRemarks(source: string, isFound: (link: string) => boolean): Remark[] {
  const remarks: Remark[] = [];
  source.split(/\r\n?|\n/).forEach((text, index) => {
    const [character] = CONTROL_CHARACTER.exec(text) ?? [];
    if (character === undefined) return;
    const meant = repairControlCharacters(character);
    const shown = meant ? `affiché comme « ${meant} »` : 'retiré';
    remarks.push({ line: index + 1, message: `Caractère d’un autre encodage, ${shown}` });
  });
  const spaced = plainSpaces(normalized(source));
  for (const line of spaced.lines)
    remarks.push({ line, message: 'Espace insécable dans un signe de mise en forme, lue comme une espace' });
  const { text, comments } = hideComments(spaced.text);
  for (const { line, sign, hides } of comments) remarks.push({ line, message: hidden[hides](sign) });
  return POSSIBLE.test(text) ? [...remarks, ...dialectRemarks(text, source, isFound)] : remarks;
}

function dialectRemarks(text: string, source: string, isFound: (link: string) => boolean): Remark[] {
  const remarks: Remark[] = [];
  const lines = sourceLinesOf(text, source);
  const literals = literalsIn(text);
  let at = 0;
  let next = 0;
  text.split('\n').forEach((line, index) => {
    const start = at;
    at += line.length + 1;
    while (next < literals.length && literals[next]!.to <= start) next++;
    const isLiteral = (offset: number): boolean =>
      literals.slice(next).some(({ from, to }) => from <= start + offset && start + offset < to);
    const found: Omit<Remark, 'line'>[] = [
      ...(isLiteral(0) ? [] : unknownContainer(line)),
      ...(isLiteral(HIDING_ATTRIBUTES.exec(line)?.index ?? 0) ? [] : hidingAttributes(line)),
      ...[...line.matchAll(WIKI_LINK)]
        .filter((match) => !isLiteral(match.index + match[0].length - 3))
        .flatMap(([, sign, target, label]) => linkRemark(target!, label, sign === '!', isFound)),
      ...[...line.matchAll(TAG)]
        .filter((match) => !isLiteral(match.index + match[0].indexOf('#')))
        .map(([, tag]) => ({ message: `« ${tag!} » reste du texte : les étiquettes ont leur propre champ` })),
    ];
    for (const remark of found) remarks.push({ line: lines[index]! + 1, ...remark });
  });
  return remarks;
}

function hidingAttributes(line: string): Omit<Remark, 'line'>[] {
  const [attributes] = HIDING_ATTRIBUTES.exec(line) ?? [];
  if (!attributes) return [];
  return [{ message: `« ${attributes} » ne cache rien ici : le texte est montré` }];
}

function unknownContainer(line: string): Omit<Remark, 'line'>[] {
  const [, , colons] = COLONS.exec(line) ?? [];
  const indented = INDENTED.exec(line);
  const name = indented?.[3] ?? (colons ? readOpening(colons.trim())?.name : ALERT.exec(line)?.[1]);
  if (!name || admonitionKind(name)) return [];
  const effect = ALERT.test(line) ? 'il s’affiche comme une citation' : 'son contenu s’affiche sans cadre';
  return [{ message: `« ${name} » n’est pas le nom d’un encadré (note, astuce, attention…) : ${effect}` }];
}

function linkRemark(
  target: string,
  label: string | undefined,
  isEmbedded: boolean,
  isFound: (link: string) => boolean,
): Omit<Remark, 'line'>[] {
  const link = wikiLink(target, label, isEmbedded);
  // Links within the text are reported only if they lead nowhere.
  if (!link || link.target.startsWith('#')) return [];
  const isImage = isEmbedded && isImageFile(link.target);
  if (isEmbedded && !isImage)
    return [{ message: `Contenu d’une autre note, « ${target} » : il n’est pas repris` }];
  if (isFound(link.target)) return [];
  const message = isImage
    ? `Image introuvable : ${target}`
    : `Lien d’Obsidian vers « ${target} » : il ne mène à rien ici, son texte est montré`;
  return [{ message, isLoss: true }];
}
