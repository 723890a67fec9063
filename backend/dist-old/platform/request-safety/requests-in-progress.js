import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
/** One event-loop turn accepts a connection, the next reads its data. */ const TURNS = 3;
/** A client that has just been answered or connected may be sending a request. */ const QUIET_MS = 250;
/** Tracks requests in progress, for a graceful shutdown. */ export class RequestsInProgress {
    server;
    answering = new Set();
    quiet;
    /** Resolves the drain; set during a drain. */ drained;
    /** @param server must not be listening yet */ constructor(server){
        this.server = server;
        server.prependListener('request', (_request, response)=>{
            clearTimeout(this.quiet);
            if (this.drained) response.shouldKeepAlive = false;
            this.answering.add(response);
            response.once('close', ()=>{
                this.answering.delete(response);
                this.endWhenQuiet();
            });
        });
    }
    /**
   * Stops accepting connections and closes each after its next response; resolves once no request is in progress, or
   * after the time limit.
   */ async drain(withinMs) {
        await readArrived();
        // `http.Server.close` would also cut connections on which the next request is arriving.
        SocketServer.prototype.close.call(this.server);
        // Not earlier: a client told that its connection closes opens another one.
        const drained = new Promise((resolve)=>this.drained = resolve);
        for (const response of this.answering)if (!response.headersSent) response.shouldKeepAlive = false;
        const timer = setTimeout(()=>this.drained?.(), withinMs);
        this.endWhenQuiet();
        await drained;
        clearTimeout(timer);
        clearTimeout(this.quiet);
    }
    endWhenQuiet() {
        if (!this.drained || this.answering.size > 0) return;
        clearTimeout(this.quiet);
        const quiet = setTimeout(()=>void this.endIfStill(quiet), QUIET_MS);
        this.quiet = quiet;
    }
    /** The timer may be late because a page blocked the event loop, while requests wait to be read. */ async endIfStill(quiet) {
        await readArrived();
        if (this.quiet === quiet && this.answering.size === 0) this.drained?.();
    }
}
/** Lets requests that have reached this machine be read. */ async function readArrived() {
    for(let turn = 0; turn < TURNS; turn += 1)await nextTurn();
}
//# sourceMappingURL=requests-in-progress.js.map
