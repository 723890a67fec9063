import { chooseEncoding, PreparedText } from '../../platform/common/prepared-text.js';
const OK = 200;
/** A rendered page or file, ready to be sent in any encoding. */ export class RenderedPage {
    text;
    status;
    headers;
    viewOf;
    ready = new Map();
    constructor(text, status, /** Response headers except length, encoding and ETag. */ headers, /** The tutorial whose view this page counts. */ viewOf){
        this.text = text;
        this.status = status;
        this.headers = headers;
        this.viewOf = viewOf;
    }
    /** Only pages with status 200 are stored. */ static fromStored({ headers, viewOf, ...text }) {
        return new RenderedPage(new PreparedText(text), OK, headers, viewOf);
    }
    async toStored() {
        const { etag, size } = this.text;
        const { headers, viewOf } = this;
        return {
            etag,
            size,
            br: await this.text.bodyIn('br'),
            headers,
            ...viewOf && {
                viewOf
            }
        };
    }
    get etag() {
        return this.text.etag;
    }
    /** The page in the best encoding that the client accepts; a promise unless it is in memory. */ readyFor(accepted) {
        const encoding = chooseEncoding(accepted);
        const ready = this.ready.get(encoding);
        if (ready) return ready;
        const body = this.text.bodyIn(encoding);
        return body instanceof Promise ? body.then((bytes)=>this.makeReady(encoding, bytes)) : this.makeReady(encoding, body);
    }
    makeReady(encoding, body) {
        const headers = {
            ...this.headers,
            ...encoding === 'identity' ? {} : {
                'content-encoding': encoding
            },
            ...this.status === 200 ? {
                etag: this.etag
            } : {},
            'content-length': body.length
        };
        const ready = {
            headers: inTurn(headers),
            body
        };
        if (this.text.hasBodyIn(encoding)) this.ready.set(encoding, ready);
        return ready;
    }
}
/** Flat list of headers, which node:http sends without further checks. */ function inTurn(headers) {
    return Object.entries(headers).flatMap(([name, value])=>[
            value ?? []
        ].flat().flatMap((each)=>[
                name,
                String(each)
            ]));
}
//# sourceMappingURL=rendered-page.js.map
