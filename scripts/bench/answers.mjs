import { get } from 'node:http';

/** Sent like a browser; the same for the product and the baseline. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** Written by node:http itself. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Requests the product once and records its response for the baseline server, byte for byte.
 * @returns {Promise<{headers: string[], body: string}>} the body in base64
 */
export function record(origin, path, cookie = '') {
  return new Promise((resolve, reject) => {
    const request = get(
      origin + path,
      { headers: { 'accept-encoding': ACCEPT_ENCODING, cookie } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode !== 200)
            return reject(new Error(`${path} : réponse ${response.statusCode}`));
          const body = Buffer.concat(chunks);
          resolve({
            headers: [...copied(response.rawHeaders), 'content-length', String(body.length)],
            body: body.toString('base64'),
          });
        });
      },
    );
    request.once('error', reject);
  });
}

function copied(rawHeaders) {
  const kept = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (!OWN_HEADERS.has(rawHeaders[i].toLowerCase())) kept.push(rawHeaders[i], rawHeaders[i + 1]);
  }
  return kept;
}
