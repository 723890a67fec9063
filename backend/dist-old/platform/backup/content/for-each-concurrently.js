import { Semaphore } from 'async-mutex';
/** Concurrent requests, since each waits for the network. */ const AT_ONCE = 4;
/** Runs work on each item, a few at a time. @throws the first error, after all running work has ended */ export async function forEachConcurrently(each, work) {
    const places = new Semaphore(AT_ONCE);
    let hasFailed = false;
    const all = [
        ...each
    ].map((one)=>places.runExclusive(async ()=>{
            if (hasFailed) return;
            await work(one).catch((error)=>{
                hasFailed = true;
                throw error;
            });
        }));
    const failed = (await Promise.allSettled(all)).find(({ status })=>status === 'rejected');
    if (failed) throw failed.reason;
}
//# sourceMappingURL=for-each-concurrently.js.map
