import type { components } from '@passerelle/api-client/schema';
import { call, type Body } from '@passerelle/api-client/call';
import type { FileChoices } from './FormatFields';

export type BookOrder = components['schemas']['BookOrderDto'];

export const bookFormats = ['pdf', 'epub'] as const;
export type BookChoices = FileChoices<(typeof bookFormats)[number]>;

/** Orders a file of a collection or learning path. */
export type OrderBook = (order: Body<'POST', '/api/collections/{id}/exports'>) => Promise<BookOrder>;

const ASK_EVERY_MS = 1000;

/**
 * Polls an order until it is ready or has failed; resolves to undefined when aborted.
 * @param onProgress called with each state
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

/** Downloads the file. */
export function saveBook({ id }: BookOrder): void {
  Object.assign(document.createElement('a'), { href: `/api/exports/${id}/file`, download: '' }).click();
}

/** Progress text. */
export function bookProgress({ state, done, total }: BookOrder): { text: string; percent: number } {
  if (state === 'waiting') return { text: 'En attente de son tour…', percent: 0 };
  // Binding takes its time too.
  const percent = Math.round((90 * done) / total);
  return done < total
    ? { text: `Tutoriel ${done + 1} sur ${total}…`, percent }
    : { text: 'Mise en pages…', percent };
}
