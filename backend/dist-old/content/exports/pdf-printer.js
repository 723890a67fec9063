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
import { availableParallelism } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { NoBrowserError, SharedBrowser } from './chromium/shared-browser.js';
import { PrintPage } from './print-page.js';
/** Layout and writing of different pages overlap; more than four only cost memory. */ const AT_ONCE = Math.min(4, 2 * availableParallelism());
const MAX_WAITING = 30;
const TIMEOUT_MS = 30_000;
/** After a crash, the second attempt is bounded so that the reader gets an answer within ten seconds. */ const RETRY_MS = 9000;
/** PDFs are unavailable at the moment. */ export class PrintError extends Error {
}
export class PdfPrinter {
    browser;
    logger = new Logger(PdfPrinter.name);
    turns = new Semaphore(AT_ONCE);
    /** Idle pages per browser. */ idlePages = new WeakMap();
    waiting = 0;
    constructor(browser){
        this.browser = browser;
    }
    /**
   * @param withinMs time limit, from the document's turn on
   * @throws PrintError
   */ async print(html, attachments, withinMs = TIMEOUT_MS) {
        if (this.waiting >= MAX_WAITING) throw new PrintError('Too many documents are waiting');
        this.waiting += 1;
        try {
            return await this.turns.runExclusive(()=>this.tryTwice({
                    html,
                    attachments,
                    withinMs
                }));
        } finally{
            this.waiting -= 1;
        }
    }
    async tryTwice(task) {
        try {
            return await this.attempt(task);
        } catch (error) {
            if (error instanceof NoBrowserError || isTimeout(error)) throw new PrintError(String(error));
            // The browser may have been killed, for instance for lack of memory; try once with a new one.
            this.logger.warn("PDF recommenc\xe9", String(error));
            const withinMs = task.withinMs > TIMEOUT_MS ? task.withinMs : RETRY_MS;
            return await this.attempt({
                ...task,
                withinMs
            }).catch((again)=>{
                throw new PrintError(String(again));
            });
        }
    }
    /** The time to start the browser counts. */ async attempt(task) {
        let timer;
        const late = new Promise((_, reject)=>{
            timer = setTimeout(()=>reject(new TimeoutError('Printing took too long')), task.withinMs);
        });
        try {
            return await Promise.race([
                this.browser.use((browser)=>this.printIn(browser, task)),
                late
            ]);
        } catch (error) {
            // A busy page would block all that follow.
            if (isTimeout(error)) void this.browser.discard();
            throw error;
        } finally{
            clearTimeout(timer);
        }
    }
    async printIn(browser, task) {
        const idle = this.idlePages.get(browser) ?? [];
        this.idlePages.set(browser, idle);
        const kept = idle.pop();
        const page = kept && !kept.isExhausted ? kept : await PrintPage.open(browser);
        try {
            const pdf = await page.print(task);
            if (!page.isExhausted) idle.push(page);
            return pdf;
        } finally{
            if (!idle.includes(page)) await page.close();
        }
    }
}
PdfPrinter = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SharedBrowser === "undefined" ? Object : SharedBrowser
    ])
], PdfPrinter);
let TimeoutError = class TimeoutError extends Error {
    name = 'TimeoutError';
};
const isTimeout = (error)=>error instanceof Error && error.name === 'TimeoutError';
//# sourceMappingURL=pdf-printer.js.map
