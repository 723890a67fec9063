/**
 * @param {number[]} times of single responses, in milliseconds
 * @param {number} seconds of the whole run
 */
export function summarize(times, seconds) {
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { requestsPerSecond: sorted.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
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
