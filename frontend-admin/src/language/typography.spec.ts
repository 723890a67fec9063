import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const SOURCES = join(import.meta.dirname, '..');
const BREAKABLE = /« | [:;!?»](?![\w:=])/;
/** The specification says these to the letter. */
const given = new Set(['Tout est à jour !']);

/** Texts of a file in which a line break could separate a punctuation mark from its word. */
function breakableTexts(file: string): string[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(SOURCES, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && BREAKABLE.test(node.getText()) && !given.has(node.text.trim()))
      found.push(`${file}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

it('40.38 spaces beside punctuation marks in the console’s texts do not break', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !/\.spec\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(breakableTexts)).toEqual([]);
});
