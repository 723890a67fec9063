/** Suffix of incomplete files. */ export const PARTIAL = '.partial';
/** Checks the prefix, because the folder may hold files of others. */ export const isLeftover = (name)=>name.startsWith('passerelle-') && name.endsWith(PARTIAL);
const ABANDONED_MS = 24 * 60 * 60 * 1000;
/** Whether its writer was killed: no backup runs for a day. */ export function isAbandoned(changedAt) {
    return Date.now() - +changedAt > ABANDONED_MS;
}
//# sourceMappingURL=store.js.map
