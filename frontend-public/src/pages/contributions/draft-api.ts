import { call, ifMatch } from '@passerelle/api-client/call';
import type { DraftContent } from './draft-content';

/** What a page that is being closed may still send, in bytes. */
const MOST_AT_THE_END = 60_000;

/** What saving a draft needs of the server. */
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

  publish: (id: number, version: number) =>
    call('POST', '/api/drafts/{id}/publish', { path: { id }, headers: ifMatch(version) }),

  /** @returns the moment as the server has it */
  setDate: async (id: number, version: number, publishAt: string): Promise<string> => {
    const body = { publishAt };
    await call('PUT', '/api/drafts/{id}/schedule', { path: { id }, body, headers: ifMatch(version) });
    return publishAt;
  },

  takeDateBack: (id: number) => call('DELETE', '/api/drafts/{id}/schedule', { path: { id } }),

  /** Sends a last time from a page that goes, where that fits. @returns whether it was sent */
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
