function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../config.js';
import { findChromium } from './find-chromium.js';
const IDLE_MS = 60_000;
const LAUNCH_TIMEOUT_MS = 15_000;
/** Pause after no browser was found. */ const RETRY_MS = 60_000;
const FLAGS = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Second barrier besides request interception: no host name or address resolves.
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--proxy-server=http://127.0.0.1:1',
    '--proxy-bypass-list=<-loopback>'
];
/** No browser starts on this machine. */ export class NoBrowserError extends Error {
}
export class SharedBrowser {
    config;
    logger = new Logger(SharedBrowser.name);
    starting;
    users = 0;
    idle;
    failedAt = -Infinity;
    stopped = false;
    constructor(config){
        this.config = config;
    }
    /**
   * Runs a task with the browser.
   * @throws NoBrowserError
   */ async use(work) {
        clearTimeout(this.idle);
        this.users += 1;
        try {
            return await work(await this.browser());
        } finally{
            this.users -= 1;
            if (this.users === 0) this.idle = setTimeout(()=>void this.close(), IDLE_MS).unref();
        }
    }
    async onModuleDestroy() {
        this.stopped = true;
        clearTimeout(this.idle);
        await this.close();
    }
    /** Kills an unresponsive browser; the next use starts another. */ async discard() {
        const browser = await this.detachBrowser();
        if (browser) killGroup(browser);
    }
    async browser() {
        if (this.starting) return this.starting;
        const isHopeless = performance.now() - this.failedAt < RETRY_MS;
        if (this.stopped || isHopeless) throw new NoBrowserError('No browser starts here');
        const starting = this.start();
        this.starting = starting;
        const forget = ()=>{
            if (this.starting === starting) this.starting = undefined;
        };
        starting.then((browser)=>{
            if (browser.connected) browser.once('disconnected', forget);
            else forget();
        }, forget);
        return starting;
    }
    async start() {
        // Imported lazily: it is large, and processes that print nothing never need it.
        const { launch } = await import('puppeteer-core');
        for await (const executablePath of findChromium(this.config)){
            try {
                return await launch({
                    executablePath,
                    args: FLAGS,
                    headless: 'shell',
                    timeout: LAUNCH_TIMEOUT_MS,
                    // With a pipe the browser ends with this process, even if that is killed.
                    pipe: true,
                    handleSIGINT: false,
                    handleSIGTERM: false,
                    handleSIGHUP: false
                });
            } catch (error) {
                this.logger.warn(`${executablePath} ne d\xe9marre pas`, String(error));
            }
        }
        this.failedAt = performance.now();
        throw new NoBrowserError('No browser starts here');
    }
    async close() {
        const browser = await this.detachBrowser();
        await browser?.close().catch(()=>killGroup(browser));
    }
    /** Detaches the browser, so that nobody else uses it. */ async detachBrowser() {
        const { starting } = this;
        this.starting = undefined;
        return starting?.catch(()=>undefined);
    }
}
SharedBrowser = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], SharedBrowser);
/** The executable may be a script that starts the browser, as Debian's is; killing the script alone would leave it. */ function killGroup(browser) {
    const launched = browser.process();
    if (!launched?.pid) return;
    try {
        // Puppeteer makes what it launches the leader of a process group.
        process.kill(-launched.pid, 'SIGKILL');
    } catch  {
        launched.kill('SIGKILL');
    }
}
//# sourceMappingURL=shared-browser.js.map
