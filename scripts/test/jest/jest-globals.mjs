/** @type {Record<string, unknown>} */
const provided = Object(globalThis);

/** What `@jest/globals` gives: the runner has put it on the global object before it loads a spec file. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = provided;
