import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '../services/chromium.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { startProduct } from './servers.mjs';

const program = fileURLToPath(new URL('type-text.mjs', import.meta.url));
const LENGTH = 100_000;
const SLOWING = 4;
const KEYS = 300;

/** Measures and prints the input delay in a long tutorial on a slow computer. */
export async function benchTyping(variables) {
  const browser = await chromium();
  if ('missing' in browser) {
    console.log(`\n*** SAUTÉ – saisie : ${browser.missing}. ***`);
    return;
  }
  const text = join(temporaryFolder('typing'), 'text.md');
  writeFileSync(text, longText(LENGTH));
  const site = await startProduct(variables);
  const args = [site.origin, variables.ADMIN_PASSWORD, browser.path, String(SLOWING), String(KEYS), text];
  const typed = await step('Saisie', () => must(node(), [program, ...args], { env: nodeEnv() }));
  await site.stop();
  const delays = /** @type {number[]} */ (JSON.parse(typed)).sort((a, b) => a - b);
  const quantile = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))];
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => quantile(share).toFixed(0));
  console.log(
    `\nDe la touche à l’image, texte de ${LENGTH.toLocaleString('fr-FR')} caractères, processeur ${SLOWING} fois plus`,
    `lent, ${delays.length} touches : p50 ${p50} ms, p95 ${p95} ms, au plus ${longest} ms.`,
  );
}

/** Paragraphs, headings, lists and code, as in a real tutorial. */
function longText(length) {
  const words =
    'le jardin demande du temps et de la patience avant que la terre rende ce que la main donne'.split(' ');
  const sentence = (count, from) =>
    Array.from({ length: count }, (_, n) => words[(n * 7 + from) % words.length]);
  const parts = [];
  for (let n = 0, total = 0; total < length; n++) {
    const plain = sentence(70, n).join(' ');
    const part = [
      `## ${sentence(4, n).join(' ')}`,
      `${plain}.`,
      `Un **mot** en *gras*, du \`code\` et [un lien](https://example.org). ${plain}.`,
      [1, 2, 3].map((row) => `- ${sentence(8, n + row).join(' ')}`).join('\n'),
      '```js\nconst a = 1;\nfor (;;) break;\n```',
    ][n % 5];
    parts.push(part);
    total += part.length + 2;
  }
  return parts.join('\n\n').slice(0, length);
}
