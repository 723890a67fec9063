import http from 'node:http';
import https from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { MAX_BYTES } from '../media/media.service.js';
/** Timeouts without any data, and per image. */ const SILENCE_MS = 15_000;
const LONGEST_MS = 120_000;
/** Failures after which a site is not asked again. */ const MAX_FAILURES = 2;
const MAX_REDIRECTIONS = 5;
const SILENT = 'silent';
/** A remote image that can't be copied; `message` gives the reason in French. */ export class RemoteImageError extends Error {
}
/**
 * Fetches remote images. Since anybody may have written the links, private networks are blocked unless allowed, also by
 * host name and after redirects.
 */ export class RemoteImages {
    allowsPrivateNetworks;
    /** Failures per site, with the last reason. */ failures = new Map();
    constructor(allowsPrivateNetworks){
        this.allowsPrivateNetworks = allowsPrivateNetworks;
    }
    /** @throws RemoteImageError */ async fetch(link) {
        const signal = AbortSignal.timeout(LONGEST_MS);
        let url = URL.parse(link);
        if (!url) throw new RemoteImageError('adresse illisible');
        for(let redirections = 0; redirections <= MAX_REDIRECTIONS; redirections++){
            const response = await this.get(url, signal);
            const { statusCode = 0, headers } = response;
            if (statusCode >= 300 && statusCode < 400 && headers.location) {
                response.destroy();
                url = URL.parse(headers.location, url) ?? url;
            } else if (statusCode === 200) return this.readAll(url, response);
            else {
                response.destroy();
                throw new RemoteImageError(`l\u{2019}autre site r\xe9pond ${statusCode}`);
            }
        }
        throw new RemoteImageError('trop de redirections');
    }
    async get(url, signal) {
        const failed = this.failures.get(url.host);
        if (failed && failed.times >= MAX_FAILURES) throw failed.reason;
        if (!/^https?:$/.test(url.protocol)) throw new RemoteImageError("adresse qui n\u2019est pas du Web");
        const agent = useAgent(url.href, {
            allowPrivateIPAddress: this.allowsPrivateNetworks
        });
        const headers = {
            accept: 'image/avif,image/webp,image/*',
            'user-agent': 'Passerelle'
        };
        const options = {
            agent,
            headers,
            timeout: SILENCE_MS,
            signal
        };
        const { get } = url.protocol === 'https:' ? https : http;
        try {
            return await new Promise((resolve, reject)=>{
                const request = get(url, options, resolve).on('error', reject);
                request.on('timeout', ()=>request.destroy(new Error(SILENT)));
            });
        } catch (error) {
            throw this.failed(url, reasonOf(error));
        }
    }
    async readAll(url, response) {
        const chunks = [];
        let length = 0;
        try {
            for await (const chunk of response){
                length += chunk.length;
                if (length > MAX_BYTES) throw new RemoteImageError('image de plus de 10 Mo');
                chunks.push(chunk);
            }
        } catch (error) {
            throw error instanceof RemoteImageError ? error : this.failed(url, "r\xe9ponse interrompue");
        }
        return Buffer.concat(chunks);
    }
    failed({ host }, why) {
        const reason = new RemoteImageError(why);
        this.failures.set(host, {
            times: (this.failures.get(host)?.times ?? 0) + 1,
            reason
        });
        return reason;
    }
}
function reasonOf({ message, name }) {
    if (message.includes('is not allowed')) return "adresse d\u2019un r\xe9seau priv\xe9";
    return message === SILENT || name === 'AbortError' ? "l\u2019autre site ne r\xe9pond pas" : "l\u2019autre site est injoignable";
}
//# sourceMappingURL=remote-images.js.map
