import type { Response } from 'express';

/** How the document describes what `setListHeaders` sets. */
export const listHeaders = {
  'X-Total-Count': { description: 'Combien il y en a en tout.', schema: { type: 'integer' as const } },
  'Content-Range': {
    description: 'Lesquels ce sont, comme `users 0-24/319`.',
    schema: { type: 'string' as const },
  },
};

/** What a list that is answered bare tells of itself: how many there are in all, and which of them these are. */
export function setListHeaders(
  response: Response,
  name: string,
  { offset, count, total }: { offset: number; count: number; total: number },
): void {
  const range = count > 0 ? `${offset}-${offset + count - 1}` : '*';
  response.set({ 'X-Total-Count': String(total), 'Content-Range': `${name} ${range}/${total}` });
}
