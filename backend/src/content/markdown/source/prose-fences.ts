import { admonitionKind } from '../admonition-kinds.js';

/** A fence with the text before it and its info string. */
export const FENCE = /^((?:[ \t]{0,12}>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})*)(`{3,}|~{3,})([^]*)/;

/** A fence with Markdown as content, such as ```warn header="Limites". */
export function proseFence(info: string): { name: string; title: string } | undefined {
  const [, brace, name, rest] = /^\s*(\{?)([a-z]+)\}?([^]*)/i.exec(info) ?? [];
  if (!name) return undefined;
  const header = /^\s+header=(["'])(.*)\1\s*$/.exec(rest!);
  const isProse = brace ? admonitionKind(name) : /^(?:smart|warn|online|offline)$/.test(name);
  if (!isProse || (rest!.trim() && !header && !brace)) return undefined;
  return { name, title: header ? header[2]!.replaceAll('\\"', '"') : rest!.trim() };
}
