import { isLimit } from '../saturation.mjs';
import { LIMITED } from '../table.mjs';

const AIMS = { ratio: 0.8, bytes: 12_000, seconds: 30, slower: 2 };

const number = (value, digits = 0) =>
  value.toLocaleString('fr-FR', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const percent = (share) => `${number(share * 100)} %`;
const verdict = (text, isReached) => `${text} : ${isReached ? 'atteint' : 'manqué'}`;

/**
 * Prints the results of live connections on one database.
 * @param {string} title
 * @param {Awaited<ReturnType<typeof import('./measure-live.mjs').measureLive>>} results
 */
export function printLive(title, { connections, told, idle, storm }) {
  const { product, bare } = told;
  const ratio = product.delivery / bare.delivery;
  const more = Math.max(idle.product.used - idle.bare.used, idle.product.resident - idle.bare.resident);
  const slower = storm.during.p99 / storm.before.p99;
  console.log(`\n${title}, ${number(connections)} connexions en direct`);
  console.log(
    `  une nouvelle dite à tous, une fois gardée : ${number(product.delivery)} messages/s, nu ${number(bare.delivery)},` +
      (isLimit(bare)
        ? `  ${LIMITED}`
        : ` rapport ${number(ratio, 2)}  ${verdict('≥ 0,80', ratio >= AIMS.ratio)}`),
  );
  console.log(
    `    recevoir prenait ${percent(product.loadBusy)} d’un cœur, devant le nu ${percent(bare.loadBusy)}`,
  );
  console.log(`    avec tout ce qui précède : ${number(product.whole)} messages/s, nu ${number(bare.whole)}`);
  console.log(
    `  mémoire d’une connexion : ${number(idle.product.used)} octets utilisés, nu ${number(idle.bare.used)} ;` +
      ` ${number(idle.product.resident)} résidents, nu ${number(idle.bare.resident)}` +
      `  ${verdict('au plus 12 ko de plus', more <= AIMS.bytes)}`,
  );
  console.log(
    `  toutes coupées : revenues en ${number(storm.backWithinSeconds, 1)} s (${number(storm.attempts)} essais)` +
      `  ${verdict('30 s', storm.backWithinSeconds <= AIMS.seconds)}`,
  );
  console.log(
    `    pages lues pendant ce temps : p99 ${number(storm.during.p99, 1)} ms, avant ${number(storm.before.p99, 1)}` +
      `  ${verdict('au plus le double', slower <= AIMS.slower)}` +
      (storm.wrong > 0 ? `, ${storm.wrong} réponses fausses` : ''),
  );
}
