import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.js';
import { ConfigError, readConfig } from './config.js';
import { RequestsInProgress } from './platform/request-safety/requests-in-progress.js';
import { TutorialUpkeepService } from './content/tutorials/tutorial-upkeep.service.js';
import { lowerV8Threads } from './v8-threads.js';
/**
 * The heap may grow by this much before garbage is collected. By default V8 lets it grow several times over, in proportion to
 * the machine's memory, which other processes need too.
 */ const GROWTH_PERCENT = 20;
/** V8's helper threads give way like the threads that render Markdown. */ const V8_NICE_INCREMENT = 10;
/** Blocks that small buffers share. A kept one holds its whole block, which Node makes 64 KiB. */ const SHARED_BLOCK_BYTES = 8 * 1024;
/** Listen backlog: after a restart all live connections return at once. The system may cap it. */ const MAX_WAITING = 4096;
/** Longer than a proxy's idle timeout (nginx: 60 s), so that no proxy sends a request on a connection being closed. */ const IDLE_MS = 75_000;
/** Docker and others wait ten seconds before they kill the process. */ const MAX_STOP_MS = 9_500;
/** Share of it for requests in progress. */ const MAX_DRAIN_MS = 8_000;
async function start() {
    setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
    // Has each collection move objects together and give back what is free. On the command line it would also leave new objects
    // less room than they are given there.
    setFlagsFromString('--optimize-for-size');
    lowerV8Threads(V8_NICE_INCREMENT);
    Buffer.poolSize = SHARED_BLOCK_BYTES;
    const config = readConfig();
    const app = await createApp(config, {
        site: true
    });
    const requests = new RequestsInProgress(app.getHttpServer());
    for (const signal of [
        'SIGTERM',
        'SIGINT',
        'SIGHUP'
    ]){
        process.once(signal, ()=>void stop(app, requests));
    }
    app.getHttpServer().keepAliveTimeout = IDLE_MS;
    // Nest passes on all arguments of Node's `listen`, but types fewer.
    const listen = app.listen.bind(app);
    await listen(config.port, config.host, MAX_WAITING).catch((error)=>{
        throw explainListenError(error, config);
    });
    const url = await app.getUrl();
    // In the background: until then readers get the HTML of the previous renderer.
    app.get(TutorialUpkeepService).renderOutdated().catch((error)=>console.error("Des tutoriels n\u2019ont pas pu \xeatre rendus \xe0 nouveau.", error));
    console.log(`Passerelle est pr\xeate : ${url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`);
}
/** Stops the process after the requests in progress; a hanging one does not delay it for long. */ async function stop(app, requests) {
    setTimeout(()=>process.exit(1), MAX_STOP_MS).unref();
    await requests.drain(MAX_DRAIN_MS);
    await app.close().catch((error)=>{
        console.error(error);
        process.exitCode = 1;
    });
    process.exit();
}
function explainListenError(error, { port, host }) {
    if (error.code === 'EADDRINUSE') {
        return new ConfigError(`La variable PORT d\xe9signe un port d\xe9j\xe0 pris (${port}) ; choisissez-en un autre.`);
    }
    if (error.code === 'EACCES') {
        return new ConfigError(`La variable PORT d\xe9signe un port r\xe9serv\xe9 au syst\xe8me (${port}) ; prenez-en un \xe0 partir de 1024.`);
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        return new ConfigError(`La variable HOST d\xe9signe une adresse que cette machine n\u{2019}a pas (${host}).`);
    }
    return error;
}
start().catch((error)=>{
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
});
//# sourceMappingURL=main.js.map
