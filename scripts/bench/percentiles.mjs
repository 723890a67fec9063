/**
 * @param {number[]} times of single answers, in milliseconds
 * @param {number} seconds that all of them took
 */
export function summarize(times, seconds) {
  const sorted = times.toSorted((one, other) => one - other);
  const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { requestsPerSecond: sorted.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}
