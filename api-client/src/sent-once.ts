/** Of requests that have not been answered for good: what was sent, and the key it was sent with. */
const unanswered = new Map<string, string>();

export const KEY_HEADER = 'Idempotency-Key';

/**
 * Has a request carry a key by which the server knows it again. Pressed twice, or sent again because its answer was
 * lost, the same request has the same key, and is done once; after an answer the next one is another.
 * @param request all that makes it the same: method, address and body
 * @param send sends it with that key
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

/** By now the same may have been sent anew, with a key of its own. */
function forget(sent: string, key: string): void {
  if (unanswered.get(sent) === key) unanswered.delete(sent);
}

/** Not `randomUUID`, which a page has only over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
