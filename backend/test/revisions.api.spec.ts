import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MarkdownRenderer } from '../src/content/markdown/markdown-renderer.service.js';
import { hashOf, type RevisionContent } from '../src/content/revisions/revisions.service.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { CreateTutorialRevisions1801000000000 } from '../src/platform/database/migrations/1801000000000-create-tutorial-revisions.js';
import { AddRevisionLicences1825000001000 } from '../src/platform/database/migrations/1825000001000-add-revision-licences.js';
import { startApp, type TestApp } from './app.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let ada: Person;
let admin: Person;
let id: number;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { isContributor: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

interface Revision extends RevisionContent {
  version: number;
  editor: { id: number; displayName: string } | null;
  isImported: boolean;
  restoredVersion: number | null;
  hash: string;
}

const first = {
  title: 'Attendre',
  description: 'Attendre sans bloquer.',
  domainId: 1,
  difficulty: 'beginner' as const,
  tags: ['asynchrone'],
  source: '# Attendre\n\n  Deux espaces d’abord,\ttabulation, « œuf » 🥚.\n\n\n',
};
const second = {
  ...first,
  title: 'Ne plus attendre',
  tags: [],
  difficulty: null,
  source: 'Tout autre chose.',
};

const listOf = async (tutorialId = id, person = ada) => {
  const { body } = await person.agent.get(`/api/tutorials/${tutorialId}/revisions`).expect(200);
  return body as { revisions: Revision[]; total: number };
};
const revision = async (version: number) =>
  (await ada.agent.get(`/api/tutorials/${id}/revisions/${version}`).expect(200)).body as Revision;

describe('each version of a tutorial', () => {
  beforeAll(async () => {
    id = (await ada.agent.post('/api/tutorials').send(first).expect(201)).body.id as number;
    await admin.agent.put(`/api/tutorials/${id}`).send(second).expect(200);
  });

  it('is stored as it was written, with its author', async () => {
    const { revisions, total } = await listOf();
    expect(total).toBe(2);
    expect(revisions.map(({ version, editor }) => [version, editor?.id])).toEqual([
      [2, admin.user.id],
      [1, ada.user.id],
    ]);
    expect(revisions[0]).not.toHaveProperty('source');
    expect(await revision(1)).toMatchObject({ ...first, isImported: false, restoredVersion: null });
    expect(await revision(2)).toMatchObject(second);
  });

  it('has a hash of its whole content, which equals the published content', async () => {
    const { body } = await ada.agent.get(`/api/tutorials/${id}/source`).expect(200);
    const latest = await revision(2);
    expect(latest.hash).toBe(hashOf(body as RevisionContent));
    expect((await revision(1)).hash).toBe(hashOf({ ...first, image: null, licence: null, imageAlt: null }));
  });

  it('can be restored byte for byte as a new version', async () => {
    const restored = await ada.agent
      .post(`/api/tutorials/${id}/revisions/1/restore`)
      .set('If-Match', '"2"')
      .expect(201);
    expect(restored.headers['etag']).toBe('"3"');
    const [latest, , earliest] = (await listOf()).revisions;
    expect(latest).toMatchObject({ version: 3, restoredVersion: 1, hash: earliest!.hash });
    const { body } = await ada.agent.get(`/api/tutorials/${id}/source`).expect(200);
    expect(body).toMatchObject(first);
  });

  it('does not replace a version written meanwhile', async () => {
    const stale = await ada.agent
      .post(`/api/tutorials/${id}/revisions/2/restore`)
      .set('If-Match', '"2"')
      .expect(412);
    expect(stale.body.message).toContain('a été modifié entre-temps');
    expect((await listOf()).total).toBe(3);
  });

  it('is readable by its authors only, and a missing version gets 404', async () => {
    const other = await signUp(app, { isContributor: true });
    for (const path of ['', '/1']) {
      await app.http.get(`/api/tutorials/${id}/revisions${path}`).expect(403);
      await other.agent.get(`/api/tutorials/${id}/revisions${path}`).expect(403);
    }
    await other.agent.post(`/api/tutorials/${id}/revisions/1/restore`).expect(403);
    await ada.agent.get(`/api/tutorials/${id}/revisions/9`).expect(404);
    await ada.agent.post(`/api/tutorials/${id}/revisions/9/restore`).expect(404);
    await ada.agent.get(`/api/tutorials/${id}/revisions/0`).expect(400);
    await ada.agent.get('/api/tutorials/999999/revisions').expect(404);
  });
});

describe('a public history', () => {
  const text = { title: 'Tailler la vigne', description: 'Quand, et à quel œil.', domainId: 1 };
  let shown: number;
  beforeAll(async () => {
    shown = (
      await ada.agent
        .post('/api/tutorials')
        .send({ ...text, source: 'Un.' })
        .expect(201)
    ).body.id as number;
    await admin.agent
      .put(`/api/tutorials/${shown}`)
      .send({ ...text, source: 'Deux.' })
      .expect(200);
  });
  const show = (isPublic: boolean, person = ada) =>
    person.agent.put(`/api/tutorials/${shown}/revisions/visibility`).send({ isPublic });
  const publish = (isPublished: boolean) =>
    ada.agent.put(`/api/tutorials/${shown}/publication`).send({ isPublished }).expect(200);
  const seen = async () => {
    const { body } = await app.http.get(`/api/tutorials/${shown}/revisions`).expect(200);
    const { revisions, total } = body as { revisions: Revision[]; total: number };
    expect(revisions).toHaveLength(total);
    return revisions.map(({ version }) => version);
  };

  it('is readable by everybody as long as the authors allow it', async () => {
    const tutorial = async () =>
      (await app.http.get(`/api/tutorials/${shown}`).expect(200)).body as { historyIsPublic: boolean };
    expect(await tutorial()).toHaveProperty('historyIsPublic', false);
    await app.http.get(`/api/tutorials/${shown}/revisions`).expect(403);
    await show(true).expect(200);
    expect(await tutorial()).toHaveProperty('historyIsPublic', true);
    expect(await seen()).toEqual([2, 1]);
    const { body } = await app.http.get(`/api/tutorials/${shown}/revisions/1`).expect(200);
    expect(body).toMatchObject({ source: 'Un.', editor: { displayName: ada.user.displayName } });
    await show(false).expect(200);
    await app.http.get(`/api/tutorials/${shown}/revisions/1`).expect(403);
    await show(true).expect(200);
  });

  it('names the authors of the tutorial, not an administrator who helped', async () => {
    const { body } = await app.http.get(`/api/tutorials/${shown}/revisions/2`).expect(200);
    expect(body).toMatchObject({ source: 'Deux.', editor: null });
    const own = await ada.agent.get(`/api/tutorials/${shown}/revisions/2`).expect(200);
    expect(own.body).toMatchObject({ editor: { id: admin.user.id } });
  });

  it('cannot be used by others to restore a version', async () => {
    const other = await signUp(app, { isContributor: true });
    await other.agent.get(`/api/tutorials/${shown}/revisions/1`).expect(200);
    await other.agent.post(`/api/tutorials/${shown}/revisions/1/restore`).expect(403);
    expect((await listOf(shown)).total).toBe(2);
  });

  it('is hidden while the tutorial is off the site, and never contains versions from that time', async () => {
    await publish(false);
    await app.http.get(`/api/tutorials/${shown}/revisions`).expect(403);
    for (const source of ['Trois, entre nous.', 'Quatre.']) {
      await ada.agent
        .put(`/api/tutorials/${shown}`)
        .send({ ...text, source })
        .expect(200);
    }
    await publish(true);
    expect(await seen()).toEqual([4, 2, 1]);
    await app.http.get(`/api/tutorials/${shown}/revisions/3`).expect(404);
    expect((await listOf(shown)).revisions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it('loses all earlier versions for readers when an administrator unpublishes the tutorial', async () => {
    const moderate = (isPublished: boolean) =>
      admin.agent.put(`/api/tutorials/${shown}/publication`).send({ isPublished }).expect(200);
    await moderate(false);
    await ada.agent
      .put(`/api/tutorials/${shown}`)
      .send({ ...text, source: 'Cinq, corrigé.' })
      .expect(200);
    await moderate(true);
    expect(await seen()).toEqual([5]);
    await app.http.get(`/api/tutorials/${shown}/revisions/4`).expect(404);
    expect((await listOf(shown)).total).toBe(5);
    // This also applies to a tutorial that its author had unpublished before.
    await ada.agent
      .put(`/api/tutorials/${shown}`)
      .send({ ...text, source: 'Six.' })
      .expect(200);
    await publish(false);
    await moderate(false);
    await moderate(true);
    expect(await seen()).toEqual([6]);
  });

  it('makes an audit entry only when an administrator shows or hides it', async () => {
    const lines = async () => {
      const { body } = await admin.agent
        .get(`/api/admin/audit?targetType=tutorial&targetId=${shown}`)
        .expect(200);
      const { entries } = body as { entries: { action: string }[] };
      return entries.map(({ action }) => action).filter((action) => action.endsWith('-history'));
    };
    await show(false, admin).expect(200);
    await show(false, admin).expect(200);
    await show(true).expect(200);
    await show(false).expect(200);
    await show(true, admin).expect(200);
    expect(await lines()).toEqual(['tutorial.show-history', 'tutorial.hide-history']);
  });

  it('can be shown by its authors only, with a boolean', async () => {
    const other = await signUp(app, { isContributor: true });
    await show(false, other).expect(403);
    await ada.agent.put(`/api/tutorials/${shown}/revisions/visibility`).send({ isPublic: 'oui' }).expect(400);
    await ada.agent.put('/api/tutorials/999999/revisions/visibility').send({ isPublic: true }).expect(404);
  });
});

it('an imported text is a version, too', async () => {
  const writing = app.nest.get(TutorialWriting);
  const rendered = await app.nest.get(MarkdownRenderer).renderInBackground('Du fichier.', {});
  const file = {
    ...{
      sourcePath: 'un.md',
      checksum: '1',
      source: 'Du fichier.',
      assets: {},
      image: null,
      date: new Date(),
    },
    ...{
      title: 'Importé',
      description: 'Venu d’un fichier.',
      domainId: 1,
      difficulty: null,
      tags: ['fichier'],
    },
    ...{
      authorName: 'Zoé',
      authorBio: null,
      authorAvatar: null,
      authors: null,
      licence: null,
      sourceUrl: null,
    },
  };
  const [imported] = await writing.saveImported([{ input: file, rendered }]);
  const again = { ...file, checksum: '2', title: 'Importé encore' };
  await writing.saveImported([{ input: again, rendered, id: imported }]);
  const { revisions } = await listOf(imported, admin);
  expect(revisions).toMatchObject([
    { version: 2, title: 'Importé encore', editor: null, isImported: true },
    { version: 1, title: 'Importé', editor: null, isImported: true },
  ]);
});

it('a history loses the name of a deleted account, and is deleted with the tutorial', async () => {
  const leaving = await signUp(app, { isContributor: true });
  const shared = await publishTutorial(app, leaving);
  await leaving.agent.delete('/api/auth/account').send({ password: leaving.body.password }).expect(200);
  expect((await listOf(shared, admin)).revisions).toMatchObject([
    { version: 1, editor: null, isImported: false },
  ]);
  await admin.agent.delete(`/api/tutorials/${shared}`).expect(200);
  await admin.agent.delete(`/api/contributions/trash/${shared}`).expect(200);
  const left = await app.nest
    .get(DataSource)
    .query('SELECT COUNT(*) AS n FROM tutorial_revisions WHERE tutorialId = ?', [shared]);
  expect(Number((left as { n: number }[])[0]!.n)).toBe(0);
});

it('existing texts become the first versions on a site that stored none', async () => {
  const runner = app.nest.get(DataSource).createQueryRunner();
  const before = await listOf();
  const migration = new CreateTutorialRevisions1801000000000();
  await migration.down(runner);
  await migration.up(runner);
  await new AddRevisionLicences1825000001000().up(runner);
  await runner.release();
  const { revisions, total } = await listOf();
  expect(total).toBe(1);
  expect(revisions[0]).toMatchObject({
    version: 3,
    hash: before.revisions[0]!.hash,
    editor: { id: ada.user.id },
  });
  expect(await revision(3)).toMatchObject(first);
});
