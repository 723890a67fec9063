import { expect, type Browser, type Locator, type Page, type TestInfo } from '@playwright/test';
import { signUp, type Member } from './members.js';

/** Id of a tutorial of the site « large » that no other test comments on. */
export function ownTutorial({ project }: TestInfo, number: number): number {
  return 10 + 2 * number + (project.name === 'mobile' ? 1 : 0);
}

/**
 * Posts a comment or reply as the member signed in on the page.
 * @returns the comment's id
 */
export async function write(
  page: Page,
  tutorialId: number,
  content: string,
  parentId: number | null = null,
): Promise<number> {
  const answer = await page.request.post(`/api/tutorials/${tutorialId}/comments`, {
    data: { content, parentId },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Runs actions as another member, in a separate browser context. */
export async function asAnother<T>(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  work: (page: Page, member: Member) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const member = await signUp(page, { displayName: 'Yann Kervella' });
  const result = await work(page, member);
  await context.close();
  return result;
}

/** The comment section of a tutorial, once its form is enabled. */
export async function conversation(page: Page): Promise<Locator> {
  const section = page.getByRole('region', { name: 'Commentaires' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('textbox', { name: 'Votre commentaire' })).toBeEnabled();
  return section;
}

/** A comment or reply by its text, without its replies. */
export function said(section: Locator, text: string): Locator {
  return section.getByRole('listitem').filter({ hasText: text }).last();
}

export function toast(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Messages' }).locator('[data-toast]').filter({ hasText: title });
}
