import { BusyException } from '../../platform/common/busy.exception.js';
/** For waiting and rendering together; by then most clients have left. */ const LIMIT_MS = 20_000;
/** A task still running after this is taken for stuck. */ const STUCK_MS = 60_000;
const RETRY_AFTER_S = 10;
/**
 * Runs a task of a thread pool for a client who waits 20 s at most. A task that is still queued by then is dropped. A
 * running one goes on without the client: ending its thread would fail the other pages in it, and start a new thread just
 * when there is too much to do.
 * @throws BusyException when the client has waited too long
 */ export async function runLimited(start) {
    const abort = new AbortController();
    let isRunning = false;
    const result = start({
        signal: abort.signal,
        markStarted: ()=>isRunning = true
    });
    const stuck = setTimeout(()=>abort.abort(), STUCK_MS);
    let late;
    const tooLate = new Promise((_, reject)=>{
        late = setTimeout(()=>{
            reject(new BusyException("Beaucoup de pages sont demand\xe9es \xe0 la fois. R\xe9essayez dans un instant.", RETRY_AFTER_S));
            // After the refusal, which the client is to hear instead.
            if (!isRunning) abort.abort();
        }, LIMIT_MS);
    });
    // Also once nobody waits for the result any more.
    result.catch(()=>undefined).finally(()=>clearTimeout(stuck));
    return Promise.race([
        tooLate,
        result
    ]).finally(()=>clearTimeout(late));
}
//# sourceMappingURL=limited-task.js.map
