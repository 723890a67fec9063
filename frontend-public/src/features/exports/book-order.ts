import type { components } from '@passerelle/api-client/schema';
import { call, type Body } from '@passerelle/api-client/call';
import type { FileChoices } from './FormatFields';

export type BookOrder = components['schemas']['BookOrderDto'];

export const bookFormats = ['pdf', 'epub'] as const;
export type BookChoices = FileChoices<(typeof bookFormats)[number]>;

/** Asks for one file made of a collection or a learning path. */
export type OrderBook = (order: Body<'POST', '/api/collections/{id}/exports'>) => Promise<BookOrder>;

const ASK_EVERY_MS = 1000;

/**
 * Resolves to the order once it is ready or has failed; to undefined when it is not waited for any longer.
 * @param onProgress told of its state meanwhile
 * @throws ApiError
 */
export async function bookEnd(
  order: BookOrder,
  onProgress: (order: BookOrder) => void,
  signal: AbortSignal,
): Promise<BookOrder | undefined> {
  let latest = order;
  while (latest.state === 'waiting' || latest.state === 'working') {
    onProgress(latest);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    if (signal.aborted) return undefined;
    latest = await call('GET', '/api/exports/{id}', { path: { id: order.id } });
  }
  return signal.aborted ? undefined : latest;
}

/** Has the browser save the file. */
export function saveBook({ id }: BookOrder): void {
  Object.assign(document.createElement('a'), { href: `/api/exports/${id}/file`, download: '' }).click();
}

/** What is being done, and how far it has come. */
export function bookProgress({ state, done, total }: BookOrder): { text: string; percent: number } {
  if (state === 'waiting') return { text: 'En attente de son tour…', percent: 0 };
  // Binding takes its time too.
  const percent = Math.round((90 * done) / total);
  return done < total
    ? { text: `Tutoriel ${done + 1} sur ${total}…`, percent }
    : { text: 'Mise en pages…', percent };
}
