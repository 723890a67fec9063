/** Pending requests and their idempotency keys. */
const unanswered = new Map<string, string>();

export const KEY_HEADER = 'Idempotency-Key';

/**
 * Sends a request with an idempotency key. A double click, or a retry after a lost answer, reuses the key and
 * is executed once; after an answer the next request gets a new one.
 * @param request identity of the request: method, address and body
 * @param send sends it with the key
 */
export async function sendOnce<T>(
  request: readonly unknown[],
  send: (key: string) => Promise<T>,
): Promise<T> {
  const sent = JSON.stringify(request);
  const key = unanswered.get(sent) ?? newKey();
  unanswered.set(sent, key);
  try {
    const answer = await send(key);
    forget(sent, key);
    return answer;
  } catch (error) {
    const { status } = error as { status?: unknown };
    if (typeof status === 'number' && status >= 400 && status < 500) forget(sent, key);
    throw error;
  }
}

/** The same request may have been sent again with another key meanwhile. */
function forget(sent: string, key: string): void {
  if (unanswered.get(sent) === key) unanswered.delete(sent);
}

/** Not `randomUUID`, which exists over HTTPS only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
