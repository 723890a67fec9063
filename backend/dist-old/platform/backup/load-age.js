/** Loads age’s encryption when a backup is encrypted or opened: it is large, and sites without a key need none. */ export const loadAge = ()=>import('age-encryption');
//# sourceMappingURL=load-age.js.map
