import { reportFolder } from './audit.mjs';

/** Minimum score per category; only performance depends on the machine's load. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Prints the medians of each page and which audits failed; returns the exit code. */
export function printScores(runs) {
  const names = [...new Set(runs.map(({ name }) => name))];
  let failed = false;
  for (const name of names) {
    const own = runs.filter((run) => run.name === name);
    console.log(`\n${name}`);
    for (const [category, aim] of Object.entries(least)) {
      const score = median(own.map((run) => Math.round(scoreOf(run, category) * 100)));
      const isShort = score < aim;
      failed ||= isShort;
      console.log(`  ${isShort ? '✗' : '✓'} ${category.padEnd(15)} ${String(score).padStart(3)} / ${aim}`);
      if (isShort) for (const title of faultsOf(own.at(-1), category)) console.log(`      ${title}`);
    }
    const figures = metrics.map(
      (id) => `${own.at(-1).audits[id].title} ${own.at(-1).audits[id].displayValue}`,
    );
    console.log(`    ${figures.join(' · ')}`);
  }
  console.log(`\nRapports : ${reportFolder}`);
  return failed ? 1 : 0;
}

/**
 * Lighthouse's weighted mean without one intended fault: every page requests the session (SESS-02), visitors get 401
 * (CALL-01), and Chromium logs any 401 to its console.
 */
function scoreOf({ categories, audits }, category) {
  const counted = categories[category].auditRefs
    .map(({ id, weight }) => ({ score: audits[id].score, weight, isMeant: isSessionAnswer(audits[id]) }))
    .filter(({ score, isMeant }) => score !== null && !isMeant);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights;
}

function isSessionAnswer({ id, score, details }) {
  if (id !== 'errors-in-console' || score === 1) return false;
  return details.items.every(({ sourceLocation }) => sourceLocation?.url.endsWith('/api/auth/me'));
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function faultsOf({ categories, audits }, category) {
  return categories[category].auditRefs
    .map(({ id, weight }) => ({ ...audits[id], weight }))
    .filter(({ score, weight }) => weight > 0 && score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(' : '));
}
