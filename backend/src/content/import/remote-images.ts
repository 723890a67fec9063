import http from 'node:http';
import https from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { MAX_BYTES } from '../media/media.service.js';

/** Timeouts without any data, and per image. */
const SILENCE_MS = 15_000;
const LONGEST_MS = 120_000;
/** Failures after which a site is not asked again. */
const MAX_FAILURES = 2;
const MAX_REDIRECTIONS = 5;
const SILENT = 'silent';

/** A remote image that can't be copied; `message` gives the reason in French. */
export class RemoteImageError extends Error {}

/**
 * Fetches remote images. Since anybody may have written the links, private networks are blocked unless allowed, also by
 * host name and after redirects.
 */
export class RemoteImages {
  /** Failures per site, with the last reason. */
  private readonly failures = new Map<string, { times: number; reason: Error }>();

  constructor(private readonly allowsPrivateNetworks: boolean) {}

  /** @throws RemoteImageError */
  async fetch(link: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    let url = URL.parse(link);
    if (!url) throw new RemoteImageError('adresse illisible');
    for (let redirections = 0; redirections <= MAX_REDIRECTIONS; redirections++) {
      const response = await this.get(url, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = URL.parse(headers.location, url) ?? url;
      } else if (statusCode === 200) return this.readAll(url, response);
      else {
        response.destroy();
        throw new RemoteImageError(`l’autre site répond ${statusCode}`);
      }
    }
    throw new RemoteImageError('trop de redirections');
  }

  private async get(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const failed = this.failures.get(url.host);
    if (failed && failed.times >= MAX_FAILURES) throw failed.reason;
    if (!/^https?:$/.test(url.protocol)) throw new RemoteImageError('adresse qui n’est pas du Web');
    const agent = useAgent(url.href, { allowPrivateIPAddress: this.allowsPrivateNetworks });
    const headers = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'Passerelle' };
    const options = { agent, headers, timeout: SILENCE_MS, signal };
    const { get } = url.protocol === 'https:' ? https : http;
    try {
      return await new Promise((resolve, reject) => {
        const request = get(url, options, resolve).on('error', reject);
        request.on('timeout', () => request.destroy(new Error(SILENT)));
      });
    } catch (error) {
      throw this.failed(url, reasonOf(error as Error));
    }
  }

  private async readAll(url: URL, response: http.IncomingMessage): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        length += chunk.length;
        if (length > MAX_BYTES) throw new RemoteImageError('image de plus de 10 Mo');
        chunks.push(chunk);
      }
    } catch (error) {
      throw error instanceof RemoteImageError ? error : this.failed(url, 'réponse interrompue');
    }
    return Buffer.concat(chunks);
  }

  private failed({ host }: URL, why: string): RemoteImageError {
    const reason = new RemoteImageError(why);
    this.failures.set(host, { times: (this.failures.get(host)?.times ?? 0) + 1, reason });
    return reason;
  }
}

function reasonOf({ message, name }: Error): string {
  if (message.includes('is not allowed')) return 'adresse d’un réseau privé';
  return message === SILENT || name === 'AbortError'
    ? 'l’autre site ne répond pas'
    : 'l’autre site est injoignable';
}
