import { readdirSync, readFileSync } from 'node:fs';
import { renderMarkdown } from '../src/markdown/render-markdown.js';
import { isTooIntricate } from '../src/markdown/intricacy.js';
import { decode, parseArticle } from '../src/import/read-article.js';
import { lostText } from './lost-text.js';
it('loses nothing', async () => {
  let total = 0;
  for (const f of readdirSync('/work/shared/corpus').filter((x) => x.endsWith('.md') && x !== 'ATTRIBUTION.md')) {
    const { body } = parseArticle(decode(readFileSync('/work/shared/corpus/' + f)));
    if (isTooIntricate(body)) process.stdout.write(`INTRICATE ${f}\n`);
    const { html } = await renderMarkdown(body);
    const lost = lostText(body, html);
    total += lost.length;
    if (lost.length) process.stdout.write(`${f}: ${lost.length}\n${lost.slice(0, 4).map((l) => '   ' + JSON.stringify(l.slice(0, 200))).join('\n')}\n`);
  }
  process.stdout.write(`total ${total}\n`);
}, 120000);
