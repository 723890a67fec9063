import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
const THREADS = '/proc/self/task';
/** Name that Node gives the threads in which V8 collects garbage and compiles, for all threads of JavaScript. */ const NAME = 'V8Worker';
const LOWEST = 19;
/**
 * Lowers the priority of V8's helper threads. They do most of the work of collecting what a long text leaves, whatever the
 * priority of the thread that renders it. A thread that has to wait for them leaves them its core meanwhile.
 * Does nothing where the system has no such list of threads (not Linux) or does not allow it.
 * @param increment added to the niceness of this process
 */ export function lowerV8Threads(increment) {
    const niceness = Math.min(LOWEST, getPriority() + increment);
    try {
        for (const id of readdirSync(THREADS)){
            if (readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === NAME) setPriority(Number(id), niceness);
        }
    } catch  {
    // Answers are a little slower then while long texts are rendered.
    }
}
//# sourceMappingURL=v8-threads.js.map
