/**
 * Storage key of visitors' reading places. A module of its own, so that every page can check it without loading the
 * rest.
 */
export const KEPT_PLACES = 'readings';
