import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ImportService } from '../src/content/import/import.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let ada: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await signUp(app);
});

/** Newest first. */
const told = async ({ agent }: Person) => {
  await eventsHandled(app);
  return (await agent.get('/api/notifications').expect(200)).body.notifications as { type: string }[];
};

it('an import notifies followers once per domain, however many tutorials it brings', async () => {
  await ada.agent.put('/api/domains/programmation/follow').expect(200);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-announced-'));
  const bring = async (titles: string[], domain: string) => {
    for (const title of titles) {
      const text = `---\ntitle: ${title}\ndomain: ${domain}\n---\n\nTexte de ${title}.\n`;
      await writeFile(join(folder, `${title}.md`), text);
    }
    await app.nest.get(ImportService).importFolder(folder);
  };
  try {
    await bring(['Un', 'Deux', 'Trois'], 'programmation');
    await bring(['Quatre'], 'marketing');
    expect(await told(ada)).toMatchObject([
      {
        type: 'tutorial',
        title: 'Nouveaux tutoriels',
        message: '3 tutoriels viennent de paraître dans le domaine Programmation.',
        href: '/domaines/programmation',
      },
    ]);
    await bring(['Cinq'], 'programmation');
    expect((await told(ada))[0]).toMatchObject({ title: 'Nouveau tutoriel' });
    await bring(['Cinq'], 'programmation');
    expect((await told(ada)).map(({ type }) => type)).toEqual(['tutorial', 'tutorial']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('republishing a tutorial notifies nobody', async () => {
  await ada.agent.put('/api/domains/programmation/follow').expect(200);
  const tutorialId = await publishTutorial(app, await signUp(app));
  expect((await told(ada)).map(({ type }) => type)).toEqual(['tutorial']);
  for (const isPublished of [false, true]) {
    await admin.agent.patch(`/api/admin/tutorials/${tutorialId}`).send({ isPublished }).expect(200);
    // Unpublishing deletes the notification.
    expect(await told(ada)).toEqual([]);
  }
});
