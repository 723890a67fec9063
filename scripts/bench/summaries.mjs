/**
 * @param {number[]} times of single responses, in milliseconds
 * @param {number} seconds of the whole run
 */
export function summarize(times, seconds) {
  const requestsPerSecond = times.length / seconds;
  return { requestsPerSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** @param {number} share between 0 and 1 */
export function percentile(times, share) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * CPU share of this process.
 * @param {NodeJS.CpuUsage} before usage at the start
 * @param {number} begunAt on the clock of `performance`
 */
export function busyShare(before, begunAt) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - begunAt);
}
