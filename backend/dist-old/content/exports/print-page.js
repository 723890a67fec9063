import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
/** A host that never exists; this process answers all requests of the page. */ const ORIGIN = 'http://document.invalid';
/** Bytes after which a page is replaced, since it never frees memory: some twenty articles, or one book. */ const MAX_GIVEN_BYTES = 10 * 1024 * 1024;
/**
 * A page without scripts that receives only the document and its attachments. It is reused, because opening one costs a
 * third of a print. Documents share no state: there are no cookies, no storage and, with interception, no cache.
 */ export class PrintPage {
    page;
    shown;
    givenBytes = 0;
    turn = Promise.resolve();
    constructor(page){
        this.page = page;
    }
    static async open(browser) {
        const page = await browser.newPage();
        await page.setJavaScriptEnabled(false);
        await page.setRequestInterception(true);
        const opened = new PrintPage(page);
        // A crashed page is not reused.
        page.once('error', ()=>void opened.close());
        page.on('request', (request)=>{
            // Fails when the page has closed, which is harmless.
            opened.answer(request).catch(()=>undefined);
        });
        return opened;
    }
    get isExhausted() {
        return this.page.isClosed() || this.givenBytes > MAX_GIVEN_BYTES;
    }
    async print({ html, attachments, withinMs }) {
        const document = {
            type: 'text/html; charset=utf-8',
            bytes: Buffer.from(html)
        };
        // A new address each time, so that late requests of the previous document find nothing.
        const path = `/${randomUUID()}`;
        this.shown = {
            path,
            document,
            attachments
        };
        await this.page.goto(ORIGIN + path, {
            waitUntil: 'load',
            timeout: withinMs
        });
        const pdf = await this.page.pdf({
            preferCSSPageSize: true,
            printBackground: true,
            tagged: true,
            outline: true,
            timeout: withinMs
        });
        this.shown = undefined;
        return pdf;
    }
    async close() {
        await this.page.close().catch(()=>undefined);
    }
    async answer(request) {
        const found = this.find(request);
        if (!found) return request.abort('accessdenied');
        // A book requests all images at once, and each takes time to serialize; yield to requests in between.
        this.turn = this.turn.then(()=>setImmediate());
        await this.turn;
        this.givenBytes += found.bytes.length;
        await request.respond({
            status: 200,
            contentType: found.type,
            headers: {
                'access-control-allow-origin': '*'
            },
            body: found.bytes
        });
    }
    find(request) {
        const { origin, pathname } = new URL(request.url());
        if (!this.shown || origin !== ORIGIN || request.method() !== 'GET') return undefined;
        const { path, document, attachments } = this.shown;
        const isDocument = request.isNavigationRequest() && pathname === path;
        return isDocument ? document : attachments.get(pathname);
    }
}
//# sourceMappingURL=print-page.js.map
