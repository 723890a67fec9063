/**
 * @param {number[]} times of single answers, in milliseconds
 * @param {number} seconds that all of them took
 */
export function summarize(times, seconds) {
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { requestsPerSecond: sorted.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

/**
 * What this process has taken of a core.
 * @param {NodeJS.CpuUsage} before what it had used when it began
 * @param {number} begunAt on the clock of `performance`
 */
export function busyShare(before, begunAt) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - begunAt);
}
