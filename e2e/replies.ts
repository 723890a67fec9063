import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expect } from './fixtures.js';
import { stranger } from './members.js';

/** Another member, as an API client. */
export async function somebody(baseURL: string | undefined): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: baseURL! });
  const answer = await context.post('/api/auth/register', { data: stranger({ displayName: 'Bastien Roy' }) });
  expect(answer.status(), await answer.text()).toBe(201);
  return context;
}

/** Posts a comment as the page's member. */
export async function comment(page: Page): Promise<number> {
  const data = { content: 'Très clair, merci.' };
  const answer = await page.request.post('/api/tutorials/1/comments', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

export async function replyTo(context: APIRequestContext, parentId: number): Promise<void> {
  const data = { content: 'Bien d’accord.', parentId };
  const answer = await context.post('/api/tutorials/1/comments', { data });
  expect(answer.status(), await answer.text()).toBe(201);
}
