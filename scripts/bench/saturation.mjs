/** Share of a core. Above it, the load generator is the bottleneck. */
const MOST = 0.8;

/**
 * Whether the load generator was the bottleneck.
 * @param {{loadBusy?: number}} measured
 */
export function isLimit({ loadBusy = 0 }) {
  return loadBusy > MOST;
}
