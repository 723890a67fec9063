import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { AddDraftLicences1825000002000 } from '../src/platform/database/migrations/1825000002000-add-draft-licences.js';
import { AddRevisionLicences1825000001000 } from '../src/platform/database/migrations/1825000001000-add-revision-licences.js';
import { CopyLicences1825000003000 } from '../src/platform/database/migrations/1825000003000-copy-licences.js';
import { startApp, type TestApp } from './app.js';
import { begin, publish, read, save } from './drafts.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

interface Written {
  version: number;
  image: string | null;
  imageAlt: string | null;
  licence: string | null;
}

const text = {
  title: 'Le levain',
  description: 'Faire lever une pâte sans levure.',
  domainId: 1,
  source: 'Farine et eau.',
};
const ALT = 'Un bocal de levain.';

let app: TestApp;
let ada: Person;
let admin: Person;
let cover: string;
let otherCover: string;
let id: number;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { isContributor: true });
  admin = await signUpAdmin(app);
  [cover, otherCover] = [await sendImage('white'), await sendImage('brown')];
});
afterAll(() => app.stop());
beforeEach(async () => {
  const body = { ...text, image: cover, imageAlt: ALT, licence: 'CC BY-SA 4.0' };
  id = (await ada.agent.post('/api/tutorials').send(body).expect(201)).body.id as number;
});

async function sendImage(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const { body } = await ada.agent.post('/api/images').type('image/png').send(bytes).expect(200);
  return (body as { url: string }).url;
}

const written = async (): Promise<Written> => (await app.http.get(`/api/tutorials/${id}`).expect(200)).body;
const rewrite = ({ agent }: Person, fields: object) =>
  agent.put(`/api/tutorials/${id}`).send({ ...text, ...fields });

describe('40.31 the licence of a tutorial', () => {
  it('is the one its author chooses, stays when a program leaves it out, and is given up with null', async () => {
    expect(await written()).toMatchObject({ licence: 'CC BY-SA 4.0' });
    const page = await app.http.get(`/api/tutorials/${id}/download?format=html`).expect(200);
    expect(page.text).toContain('sous licence CC BY-SA 4.0.');
    expect(page.text).toMatch(/<img class="cover" src="data:[^"]+" alt="Un bocal de levain.">/);
    await rewrite(ada, { title: 'Le levain naturel' }).expect(200);
    expect(await written()).toMatchObject({ version: 2, licence: 'CC BY-SA 4.0' });
    await rewrite(ada, { licence: null }).expect(200);
    expect(await written()).toMatchObject({ version: 3, licence: null });
  });

  it('may be that all rights are reserved, which is not called a licence', async () => {
    await rewrite(ada, { licence: 'Tous droits réservés' }).expect(200);
    const page = await app.http.get(`/api/tutorials/${id}/download?format=html`).expect(200);
    expect(page.text).toContain(', tous droits réservés.');
    expect(page.text).not.toContain('sous licence');
  });

  it('is refused if the site does not offer it, at publishing and not while it is drafted', async () => {
    const message =
      'Cette licence n’est pas proposée ici. Choisissez parmi : CC BY 4.0, CC BY-SA 4.0, CC BY-NC 4.0, CC BY-NC-SA 4.0, CC0 1.0, Tous droits réservés.';
    const mine = { ...text, licence: 'Ma licence' };
    const direct = await ada.agent.post('/api/tutorials').send(mine).expect(400);
    expect(direct.body.errors).toEqual({ licence: message });
    expect((await rewrite(ada, mine).expect(400)).body.errors).toEqual({ licence: message });
    const draft = await begin(ada, mine);
    expect((await publish(ada, draft).expect(400)).body.errors).toEqual({ licence: message });
    expect(await read(ada, draft)).toMatchObject({ licence: 'Ma licence' });
    await rewrite(ada, { licence: 'CC '.repeat(80) }).expect(400);
    await rewrite(ada, { licence: 7 }).expect(400);
  });

  it('of an imported tutorial may stay although the site does not offer it', async () => {
    id = await createTutorial(app, { licence: 'GFDL 1.3' });
    await rewrite(admin, { licence: 'GFDL 1.3' }).expect(200);
    expect(await written()).toMatchObject({ version: 2, licence: 'GFDL 1.3' });
    await rewrite(admin, { licence: 'GFDL 1.2' }).expect(400);
  });
});

describe('40.31 what a cover shows', () => {
  it('stays with it, and goes when it is replaced or removed', async () => {
    await rewrite(ada, {}).expect(200);
    expect(await written()).toMatchObject({ image: cover, imageAlt: ALT });
    await rewrite(ada, { image: otherCover }).expect(200);
    expect(await written()).toMatchObject({ image: otherCover, imageAlt: null });
    await rewrite(ada, { image: cover, imageAlt: ALT }).expect(200);
    expect(await written()).toMatchObject({ image: cover, imageAlt: ALT });
    await rewrite(ada, { image: null, imageAlt: ALT }).expect(200);
    expect(await written()).toMatchObject({ image: null, imageAlt: null });
  });

  it('is one line of 300 characters at most', async () => {
    await rewrite(ada, { imageAlt: '🥖'.repeat(300) }).expect(200);
    expect(await written()).toMatchObject({ imageAlt: '🥖'.repeat(300) });
    const refused = await rewrite(ada, { imageAlt: 'a'.repeat(301) }).expect(400);
    expect(refused.body.errors).toEqual({
      imageAlt: 'Le texte de remplacement de la couverture ne peut pas dépasser 300 caractères.',
    });
  });
});

describe('40.31 licence and cover', () => {
  it('of a draft are those of its tutorial until it names others, and are published with it', async () => {
    const draft = await begin(ada, { ...text, tutorialId: id });
    expect(draft).toMatchObject({ image: cover, imageAlt: ALT, licence: 'CC BY-SA 4.0' });
    const kept = (await save(ada, draft, text).expect(200)).body as typeof draft;
    expect(kept).toMatchObject({ image: cover, imageAlt: ALT, licence: 'CC BY-SA 4.0' });
    const other = { image: otherCover, imageAlt: 'Une miche.', licence: 'CC0 1.0' };
    const saved = (await save(ada, kept, { ...text, ...other }).expect(200)).body as typeof draft;
    await publish(ada, saved).expect(200);
    expect(await written()).toMatchObject({ version: 2, ...other });
  });

  it('come back with the version that had them', async () => {
    await rewrite(ada, { image: null, licence: 'CC0 1.0' }).expect(200);
    const versions = `/api/tutorials/${id}/revisions`;
    const first = { image: cover, imageAlt: ALT, licence: 'CC BY-SA 4.0' };
    expect((await ada.agent.get(`${versions}/1`).expect(200)).body).toMatchObject(first);
    await ada.agent.post(`${versions}/1/restore`).set('If-Match', '"2"').expect(201);
    expect(await written()).toMatchObject({ version: 3, ...first });
  });

  it('are copied with a tutorial', async () => {
    const copy = await ada.agent.post(`/api/tutorials/${id}/duplicate`).expect(201);
    expect(copy.body).toMatchObject({ image: cover, imageAlt: ALT, licence: 'CC BY-SA 4.0' });
  });

  it('are in no list of tutorials', async () => {
    const { tutorials } = (await app.http.get('/api/tutorials').expect(200)).body as { tutorials: object[] };
    expect(tutorials[0]).toMatchObject({ image: cover });
    expect(tutorials[0]).not.toHaveProperty('licence');
    expect(tutorials[0]).not.toHaveProperty('imageAlt');
  });
});

it('40.31 versions and drafts from before they had a licence get that of their tutorial', async () => {
  const draft = await begin(ada, { ...text, tutorialId: id });
  const runner = app.nest.get(DataSource).createQueryRunner();
  const tables = [new AddRevisionLicences1825000001000(), new AddDraftLicences1825000002000()];
  for (const table of tables) await table.down(runner);
  for (const table of tables) await table.up(runner);
  await new CopyLicences1825000003000().up(runner);
  await runner.release();
  expect(await read(ada, draft)).toMatchObject({ licence: 'CC BY-SA 4.0' });
  await rewrite(ada, { licence: null }).expect(200);
  await ada.agent.post(`/api/tutorials/${id}/revisions/1/restore`).set('If-Match', '"2"').expect(201);
  expect(await written()).toMatchObject({ licence: 'CC BY-SA 4.0' });
});
