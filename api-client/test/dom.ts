import { setImmediate as nextTurn } from 'node:timers/promises';
import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Keeps Node's timers: React uses those it finds when it is imported, and the DOM's end with the spec. */
function registerDom(url?: string): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask } = globalThis;
  const { setImmediate, clearImmediate } = globalThis;
  GlobalRegistrator.register(url === undefined ? {} : { url });
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask };
  // Overlays move the focus in the next frame.
  const requestAnimationFrame = (callback: () => void) => setTimeout(callback, 1);
  const frames = { requestAnimationFrame, cancelAnimationFrame: clearTimeout };
  Object.assign(globalThis, timers, frames, { setImmediate, clearImmediate });
}

// React DOM looks for a document when it is imported, so specs import this file before Testing Library.
registerDom();

/** A DOM for the specs of one file; specs in one process share its globals. */
export async function openDom(url?: string): Promise<void> {
  if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister();
  registerDom(url);
}

/** Removes the DOM once React has finished. */
export async function closeDom(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await GlobalRegistrator.unregister();
}
