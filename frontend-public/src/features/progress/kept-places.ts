/** Where a browser keeps the places reached by someone without an account, apart so that every page may look for it. */
export const KEPT_PLACES = 'readings';
