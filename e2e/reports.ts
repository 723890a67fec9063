import { expect, request, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { openConsole } from './console.js';
import { stranger, type Member } from './members.js';

interface Reported {
  commentId: number;
  author: Member & { id: number };
  /** Oldest first. */
  reports: { id: number; by: Member }[];
  /** Deletes the comment as its author. */
  deleteComment: () => Promise<void>;
}

/** Opens the report queue as the administrator. */
export async function openReports(page: Page, query = ''): Promise<void> {
  await openConsole(page, `/signalements${query}`, 'Gestion des signalements');
}

/** A report in the queue: a row, or a card. */
export const reportItem = (page: Page, id: number): Locator => page.locator(`[data-report="${id}"]`);

interface NewReport {
  reason: string;
  details?: string;
  /** Name of the member who reports. */
  by?: string;
}

/** A comment by a new member, with reports by other new members. */
export async function reportedComment(
  baseURL: string,
  content: string,
  newReports: readonly NewReport[],
  authorName?: string,
): Promise<Reported> {
  const { http, member, id } = await newMember(baseURL, authorName);
  const commentId = await post(http, '/api/tutorials/1/comments', { content });
  const reports = [];
  for (const { by, ...report } of newReports) {
    const other = await newMember(baseURL, by);
    const reportId = await post(other.http, '/api/comments/report', { commentId, ...report });
    reports.push({ id: reportId, by: other.member });
  }
  return {
    commentId,
    author: { ...member, id },
    reports,
    async deleteComment() {
      expect((await http.delete(`/api/comments/${commentId}`)).status()).toBe(200);
    },
  };
}

async function newMember(baseURL: string, displayName?: string) {
  const http = await request.newContext({ baseURL });
  const member = stranger(displayName === undefined ? {} : { displayName });
  const answer = await http.post('/api/auth/register', { data: member });
  const { user } = (await answer.json()) as { user: { id: number } };
  return { http, member, id: user.id };
}

async function post(http: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await http.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
