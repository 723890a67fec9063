import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Member {
  username: string;
  email: string;
  password: string;
  displayName: string;
}

/** The initial administrator of every site. */
export const administrator: Member = {
  username: 'admin',
  email: 'admin@localhost',
  password: 'Passage-Admin-9',
  displayName: 'Administration',
};

let made = 0;

/** A user without an account yet. */
export function stranger(changes: Partial<Member> = {}): Member {
  const name = `m${process.pid.toString(36)}${Date.now().toString(36)}${(++made).toString(36)}`;
  return {
    username: name,
    email: `${name}@exemple.fr`,
    password: 'Passerelle-2026-ok',
    displayName: 'Maëlle Le Goff',
    ...changes,
  };
}

type Choices = Partial<Member> & {
  isContributor?: boolean;
  bio?: string;
  website?: string;
  expertise?: string[];
};

/** Registers a member over the API and leaves the page's browser signed in. Open a page afterwards. */
export async function signUp(page: Page, choices: Choices = {}): Promise<Member> {
  const member = stranger(choices);
  const answer = await page.request.post('/api/auth/register', { data: { ...choices, ...member } });
  expect(answer.status(), await answer.text()).toBe(201);
  return member;
}

/** Fills in the form of registration that the page shows, and sends it. */
export async function register(
  page: Page,
  { username, displayName, email, password }: Member,
): Promise<void> {
  await page.getByLabel('Nom d’utilisateur').fill(username);
  await page.getByLabel('Nom d’affichage').fill(displayName);
  await page.getByLabel('Adresse email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
}

/** Signs the page's browser in over the API. */
export async function signIn(page: Page, { username, password }: Member): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Ends the session on the server without the page's knowledge. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
}

const STEP_MS = 30_000;

/** The next six-digit code for a base32 key: the current one may have been used. */
export function nextCode(secret: string): string {
  return codeAt(secret, Date.now() + STEP_MS);
}

/** The current six-digit code. */
export function codeNow(secret: string): string {
  return codeAt(secret, Date.now());
}

function codeAt(secret: string, moment: number): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const bytes = bits
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('')
    .match(/.{8}/g)!;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)));
  const key = Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
