/** @type {Record<string, any>} */
const provided = Object(globalThis);

/**
 * Default time limit of tests and hooks in milliseconds, so that a hanging one is reported by name and blocks nothing
 * else.
 */
const LIMIT_MS = 300_000;

/** Exports of `@jest/globals`, which the runner sets on the global object before it loads a spec file. */
export const { describe, expect, jest } = provided;

// The runner has no time limits of its own.
export const it = limited(provided.it);
export const test = limited(provided.test);
export const afterAll = limited(provided.afterAll);
export const afterEach = limited(provided.afterEach);
export const beforeAll = limited(provided.beforeAll);
export const beforeEach = limited(provided.beforeEach);

/**
 * @param {any} register takes a title (except for hooks), a function and milliseconds
 * @returns {any} the same with a time limit, also for `it.each(…)`, `it.skip` and the like
 */
function limited(register) {
  return new Proxy(register, {
    apply: (target, self, args) => target.apply(self, args.map(withLimit)),
    get: (target, name) => {
      if (name === 'each') return (/** @type {any[]} */ ...table) => limited(target.each(...table));
      return typeof target[name] === 'function' ? limited(target[name]) : target[name];
    },
  });
}

/** @type {(argument: any, index: number, all: any[]) => any} */
function withLimit(argument, index, all) {
  if (typeof argument !== 'function') return argument;
  const limit = Math.max(all[index + 1] ?? 0, LIMIT_MS);
  return async (/** @type {any[]} */ ...values) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const ended = new Promise((_, reject) => {
      timer = setTimeout(() => {
        const open = process.getActiveResourcesInfo().join(', ');
        reject(new Error(`Has not ended after ${limit / 1000} s. Still open: ${open}.`));
      }, limit);
    });
    try {
      return await Promise.race([argument(...values), ended]);
    } finally {
      clearTimeout(timer);
    }
  };
}
