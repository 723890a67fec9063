import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unzipSync, strFromU8 } from 'fflate';
import sharp from 'sharp';
import { MediaService } from '../src/content/media/media.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

const source = `Avant.

<!-- SECRET : corrigé ![](images/corrige.png) -->

[//]: # (SECRET)

Fin <!-- SECRET --> du texte, ![vu](images/vu.png).

    <!-- dans du code -->`;
const shown = `Avant.

Fin du texte, ![vu](images/vu.png).

    <!-- dans du code -->`;

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startApp();
  author = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());

type Agent = Pick<TestApp['http'], 'get'>;

async function markdownOf(agent: Agent, id: number, more = ''): Promise<Buffer> {
  const { body } = await agent
    .get(`/api/tutorials/${id}/download?format=markdown${more}`)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      const stream = response as unknown as NodeJS.ReadableStream;
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return body as Buffer;
}

const textOf = async (agent: Agent, id: number) =>
  (await markdownOf(agent, id, '&images=false')).toString().split('\n---\n\n')[1]!.trim();

it('EX-05 gives Markdown comments only to members who may edit the tutorial', async () => {
  const text = { title: 'Un titre à lire', description: 'Une description.', domainId: 1, difficulty: null };
  const { body } = await author.agent
    .post('/api/tutorials')
    .send({ ...text, tags: [], source })
    .expect(201);
  const { id } = body as { id: number };
  const [member, admin] = [await signUp(app, { isContributor: true }), await signUpAdmin(app)];
  expect(await textOf(app.http, id)).toBe(shown);
  expect(await textOf(member.agent, id)).toBe(shown);
  expect(await textOf(author.agent, id)).toBe(source);
  expect(await textOf(admin.agent, id)).toBe(source);
  expect(await textOf(app.http, id)).toBe(shown);
});

it('EX-05 leaves out images that only comments show', async () => {
  const imageOf = async (background: string) =>
    app.nest.get(MediaService).store(
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const assets = {
    'images/vu.png': await imageOf('#0c6a64'),
    'images/corrige.png': await imageOf('#b4480f'),
  };
  const id = await createTutorial(app, { source, assets });
  const pathsFor = async (agent: Agent) =>
    Object.keys(unzipSync(await markdownOf(agent, id))).filter((path) => path.startsWith('images/'));
  expect(await pathsFor(app.http)).toEqual(['images/vu.png']);
  expect(await pathsFor((await signUpAdmin(app)).agent)).toEqual(['images/vu.png', 'images/corrige.png']);
  const files = Object.values(unzipSync(await markdownOf(app.http, id))).map((bytes) =>
    strFromU8(bytes, true),
  );
  expect(files.filter((file) => file.includes('SECRET'))).toEqual([]);
});

it('EX-05 shows readers the versions of a tutorial without comments', async () => {
  const text = { title: 'Un titre à relire', description: 'Une description.', domainId: 1, difficulty: null };
  const { body } = await author.agent
    .post('/api/tutorials')
    .send({ ...text, tags: [], source })
    .expect(201);
  const path = `/api/tutorials/${(body as { id: number }).id}/revisions`;
  await author.agent.put(`${path}/visibility`).send({ isPublic: true }).expect(200);
  expect((await app.http.get(`${path}/1`).expect(200)).body.source.trim()).toBe(shown);
  expect((await author.agent.get(`${path}/1`).expect(200)).body.source).toBe(source);
});
