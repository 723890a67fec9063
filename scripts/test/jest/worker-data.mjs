// Preloaded by each test process. The runner answers the first process that asks for its settings by a broadcast; a
// process that has not asked yet misses it and waits forever.
const DATA = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

const send = process.send?.bind(process);
if (send) {
  /** @type {object | undefined} */
  let told;
  process.on('message', (/** @type {any} */ message) => {
    if (message?.type === DATA) told = message;
  });
  process.send = (/** @type {any[]} */ ...args) => {
    if (args[0] !== QUESTION || !told) return send(...args);
    process.emit('message', told, undefined);
    return true;
  };
}
