/** Of a core. Above it, what is measured is how fast the load can be sent and not how fast it is answered. */
const MOST = 0.8;

/** Whether what sent the load was the limit. @param {{loadBusy?: number}} measured */
export function isLimit({ loadBusy = 0 }) {
  return loadBusy > MOST;
}
