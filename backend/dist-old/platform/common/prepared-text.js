import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
const compress = {
    br: async (text)=>{
        const params = {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            // No larger than the text: brotli allocates the whole window.
            [constants.BROTLI_PARAM_LGWIN]: windowOf(text.length)
        };
        return copyOf(await promisify(brotliCompress)(text, {
            params
        }));
    },
    gzip: async (text)=>copyOf(await promisify(gzip)(text, {
            level: 6
        }))
};
/** What zlib returns lies in a larger block of memory, which would be kept with it. */ const copyOf = (body)=>Buffer.from(new Uint8Array(body).buffer);
/** Brotli's window, in bits. */ function windowOf(length) {
    const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: usual } = constants;
    return Math.min(usual, Math.max(least, Math.ceil(Math.log2(length + 16))));
}
/** Preferred first, when the client accepts several equally. */ const ENCODINGS = [
    'br',
    'gzip',
    'identity'
];
/**
 * Negotiated encoding by `Accept-Encoding` header. Browsers send a few dozen values, others any number, hence the
 * bound.
 */ const chosen = new LRUCache({
    max: 200
});
const MAX_REMEMBERED_LENGTH = 200;
/** A text that is sent many times: encoded, hashed and compressed once. */ export class PreparedText {
    etag;
    /** Uncompressed, in bytes. */ size;
    bodies = new Map();
    /** @param text the text, or its stored form: Brotli body, ETag and size */ constructor(text){
        if (typeof text !== 'string') {
            this.etag = text.etag;
            this.size = text.size;
            this.bodies.set('br', text.br);
            return;
        }
        const identity = Buffer.from(text);
        this.bodies.set('identity', identity);
        this.etag = `"${createHash('sha1').update(identity).digest('base64url')}"`;
        this.size = identity.length;
    }
    /** The body in an encoding; a promise unless it is in memory. */ bodyIn(encoding) {
        const known = this.bodies.get(encoding);
        if (known) return known;
        if (encoding === 'identity') return Promise.resolve(this.bodyIn('br')).then(promisify(brotliDecompress));
        const coming = Promise.resolve(this.bodyIn('identity')).then(compress[encoding]);
        this.bodies.set(encoding, coming);
        coming.then((body)=>this.bodies.set(encoding, body), ()=>this.bodies.delete(encoding));
        return coming;
    }
    /** Whether the body in an encoding is held in memory. */ hasBodyIn(encoding) {
        return this.bodies.has(encoding);
    }
    /**
   * Keeps only the compressed bodies, a fifth of the text. Nearly every client accepts one; the others wait a
   * millisecond. Resolves to the bytes held by both together.
   */ async compact() {
        const { length } = await this.bodyIn('br');
        this.bodies.delete('identity');
        return compactSize(length);
    }
}
/** Estimated bytes held after `compact`. @param br length of the Brotli body */ export function compactSize(br) {
    return Math.ceil(br * 2.2);
}
/** Best encoding that both sides support. @param accepted the `Accept-Encoding` header */ export function chooseEncoding(accepted) {
    if (!accepted) return 'identity';
    const known = chosen.get(accepted);
    if (known) return known;
    const encoding = negotiateEncoding(accepted);
    if (accepted.length <= MAX_REMEMBERED_LENGTH) chosen.set(accepted, encoding);
    return encoding;
}
function negotiateEncoding(accepted) {
    // Its types lack the option `preferred`.
    const negotiator = new Negotiator({
        headers: {
            'accept-encoding': accepted
        }
    });
    // A client that accepts none of them gets it uncompressed.
    return negotiator.encoding(ENCODINGS, {
        preferred: ENCODINGS
    }) ?? 'identity';
}
//# sourceMappingURL=prepared-text.js.map
