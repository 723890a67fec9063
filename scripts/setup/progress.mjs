// Shows running steps: a live line on a terminal, plain lines in a log.
const REMIND_EVERY_S = 10;
const live = Boolean(process.stdout.isTTY) && !process.env.CI;
/** @type {Set<{label: string, since: number}>} */
const open = new Set();

const seconds = (since) => (performance.now() - since) / 1000;
const eraseLine = () => live && process.stdout.write('\r\x1b[2K');

function drawLine() {
  if (!live || open.size === 0) return;
  const text = [...open].map((step) => `${step.label} ${seconds(step.since).toFixed(0)} s`).join(' · ');
  process.stdout.write(`\r\x1b[2K… ${text.slice(0, (process.stdout.columns ?? 80) - 3)}`);
}

/** Prints a line above the live line. */
export function say(text) {
  eraseLine();
  console.log(text);
  drawLine();
}

/**
 * Runs a long task and shows its duration.
 * @template T
 * @param {string} label what is being done
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} its result; an error is rethrown after a line with ✗
 */
export async function step(label, work) {
  const entry = { label, since: performance.now() };
  open.add(entry);
  if (!live) console.log(`${label} …`);
  const reminder = () => console.log(`${label} … ${seconds(entry.since).toFixed(0)} s`);
  const timer = live ? setInterval(drawLine, 200) : setInterval(reminder, REMIND_EVERY_S * 1000);
  drawLine();
  try {
    const result = await work();
    open.delete(entry);
    say(`✓ ${label} (${seconds(entry.since).toFixed(1)} s)`);
    return result;
  } catch (error) {
    open.delete(entry);
    say(`✗ ${label} (${seconds(entry.since).toFixed(1)} s)`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
