import { call, ifMatch } from '@passerelle/api-client/call';
import type { DraftContent } from './draft-content';

/** Size limit of a `keepalive` request, in bytes. */
const MOST_AT_THE_END = 60_000;

/** API calls used by the autosave. */
export const draftApi = {
  begin: (
    content: DraftContent,
    origin: { tutorialId: number | null; tutorialVersion: number | null; key: string },
  ) => call('POST', '/api/drafts', { body: { ...content, ...origin } }),

  save: (id: number, version: number, content: DraftContent, tutorialVersion: number | null) =>
    call('PUT', '/api/drafts/{id}', {
      path: { id },
      body: { ...content, tutorialVersion },
      headers: ifMatch(version),
    }),

  read: (id: number) => call('GET', '/api/drafts/{id}', { path: { id } }),

  /** @param submitsAgain whether a tutorial that was sent back goes to review again */
  publish: (id: number, version: number, submitsAgain: boolean) =>
    call('POST', '/api/drafts/{id}/publish', {
      path: { id },
      body: { submitsAgain },
      headers: ifMatch(version),
    }),

  /** @returns the scheduled moment as stored */
  setDate: async (id: number, version: number, publishAt: string): Promise<string> => {
    const body = { publishAt };
    await call('PUT', '/api/drafts/{id}/schedule', { path: { id }, body, headers: ifMatch(version) });
    return publishAt;
  },

  takeDateBack: (id: number) => call('DELETE', '/api/drafts/{id}/schedule', { path: { id } }),

  /** Last save of a page being unloaded, if small enough. @returns whether it was sent */
  saveAtTheEnd(id: number, version: number, content: DraftContent, tutorialVersion: number | null): boolean {
    const body = JSON.stringify({ ...content, tutorialVersion });
    if (new Blob([body]).size > MOST_AT_THE_END) return false;
    fetch(`/api/drafts/${id}`, {
      method: 'PUT',
      keepalive: true,
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...ifMatch(version) },
      body,
    }).catch(() => undefined);
    return true;
  },
};

export type DraftApi = typeof draftApi;
