import { DataSource } from 'typeorm';
import type { RevisionContent } from '../src/content/revisions/revisions.service.js';
import type { TestApp } from './app.js';
import type { Person } from './people.js';

export interface Draft extends RevisionContent {
  id: number;
  version: number;
  tutorialId: number | null;
  tutorialVersion: number | null;
  tutorialTitle: string | null;
  savedBy: { id: number } | null;
}
type Known = Pick<Draft, 'id' | 'version'>;

export const empty = { title: '', description: '', domainId: null, source: '' };
export const whole = {
  title: 'Attendre',
  description: 'Attendre sans bloquer.',
  domainId: 1,
  difficulty: 'beginner' as const,
  tags: ['asynchrone'],
  image: null,
  source: '# Attendre\n\n  Deux espaces d’abord,\ttabulation, « œuf » 🥚.\r\n\n\n',
  licence: 'CC BY-SA 4.0',
  imageAlt: null,
};

export async function begin({ agent }: Person, body: object = empty): Promise<Draft> {
  return (await agent.post('/api/drafts').send(body).expect(201)).body as Draft;
}

export async function read({ agent }: Person, { id }: Pick<Draft, 'id'>): Promise<Draft> {
  return (await agent.get(`/api/drafts/${id}`).expect(200)).body as Draft;
}

/** Replaces the known version. */
export function save({ agent }: Person, { id, version }: Known, body: object) {
  return agent.put(`/api/drafts/${id}`).set('If-Match', `"${version}"`).send(body);
}

export function publish({ agent }: Person, { id, version }: Known) {
  return agent.post(`/api/drafts/${id}/publish`).set('If-Match', `"${version}"`);
}

export async function listOf({ agent }: Person, query = ''): Promise<{ drafts: Draft[]; total: number }> {
  return (await agent.get(`/api/drafts${query}`).expect(200)).body as { drafts: Draft[]; total: number };
}

export async function countRows({ nest }: TestApp, table: string): Promise<number> {
  const [row] = await nest.get(DataSource).query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row!.n);
}
