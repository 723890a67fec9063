import type { SyntaxNode, Tree } from '@lezer/common';
import type { Text } from '@codemirror/state';
import { hiddenParts } from './hidden-parts';

export interface Heading {
  level: number;
  text: string;
  at: number;
}

/** A problem that readers would notice. */
export interface Warning {
  message: string;
  line: number;
  at: number;
}

export interface Survey {
  headings: Heading[];
  warnings: Warning[];
}

/** Link texts that do not describe their target. */
const EMPTY_WORDS = /^(?:(?:cliquez|cliquer|voir|lire|par) )?(?:ici|là)$|^(?:ce |le )?lien$|^here$/i;
const HTML_IMAGE = /<img\b[^<>]*>/gi;

/** The server's report with a preview of the text, which may be a few keystrokes older. */
export interface Told {
  /** Links in the text without a target. */
  deadLinks: readonly string[];
  /** By line, from 1. */
  remarks: readonly { line: number; message: string }[];
}

export function surveyOf(doc: Text, tree: Tree, told: Told): Survey {
  const deadLinks = new Set(told.deadLinks);
  const headings: Heading[] = [];
  const warnings: Warning[] = [];
  const warn = (at: number, message: string) => warnings.push({ at, line: doc.lineAt(at).number, message });
  tree.iterate({
    enter(ref) {
      const level = /^(?:ATX|Setext)Heading(\d)$/.exec(ref.name)?.[1];
      if (level) {
        const heading = {
          level: Number(level),
          text: textOf(doc, ref.node)
            .replace(/\{[#.:][^{}]*\}$/, '')
            .trim(),
          at: ref.from,
        };
        const before = headings.at(-1)?.level;
        if (heading.text === '') warn(ref.from, 'Intertitre vide');
        if (before !== undefined && heading.level > before + 1)
          warn(
            ref.from,
            `Intertitre de niveau ${heading.level} juste après un niveau ${before} : un niveau manque`,
          );
        headings.push(heading);
      }
      if (ref.name === 'Image' || ref.name === 'Link') {
        const words = textOf(doc, ref.node);
        if (ref.name === 'Image' && words === '') warn(ref.from, 'Image sans texte alternatif');
        if (ref.name === 'Link' && EMPTY_WORDS.test(words))
          warn(ref.from, `Lien « ${words} » : dites où il mène`);
      }
      if (ref.name === 'HTMLBlock' || ref.name === 'HTMLTag') {
        for (const { 0: image, index } of doc.sliceString(ref.from, ref.to).matchAll(HTML_IMAGE))
          if (!/\balt\s*=/i.test(image)) warn(ref.from + index, 'Image sans texte alternatif');
      }
      if (ref.name === 'URL') {
        const address = doc.sliceString(ref.from, ref.to).replace(/^<|>$/g, '');
        if (deadLinks.has(address)) warn(ref.from, `Lien vers un tutoriel qui n’existe pas : ${address}`);
      }
    },
  });
  for (const { line, message } of told.remarks) if (line <= doc.lines) warn(doc.line(line).from, message);
  for (const { at, message } of hiddenParts(doc, tree)) warn(at, message);
  return { headings, warnings: warnings.sort((a, b) => a.at - b.at) };
}

/** Text of a node without marks and addresses. */
function textOf(doc: Text, element: SyntaxNode): string {
  let text = '';
  let at = element.from;
  element.cursor().iterate(({ name, from, to }) => {
    if (!/Mark$|^URL$|^LinkTitle$/.test(name)) return;
    text += doc.sliceString(at, from);
    at = to;
  });
  text += doc.sliceString(at, element.to);
  return text.trim();
}
