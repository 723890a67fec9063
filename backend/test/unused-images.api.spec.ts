import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { DataSource, In } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { DraftsRepository } from '../src/content/drafts/drafts.repository.js';
import { TutorialDraft } from '../src/content/drafts/tutorial-draft.entity.js';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { UploadedImagesService } from '../src/content/images/uploaded-images.service.js';
import { MediaService } from '../src/content/media/media.service.js';
import { SitePageVersion } from '../src/site/site-pages/site-page-version.entity.js';
import { startApp, type TestApp } from './app.js';
import { begin, publish, whole } from './drafts.js';
import { createTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let manager: DataSource['manager'];
let author: Person;
let media: MediaService;
beforeAll(async () => {
  app = await startApp();
  manager = app.nest.get(DataSource).manager;
  media = app.nest.get(MediaService, { strict: false });
  author = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());
afterEach(() => void jest.restoreAllMocks());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let shade = 0;
const send = async (side = 2, as = (shade += 7)): Promise<string> => {
  const create = { width: side, height: side, channels: 3, background: { r: as, g: 1, b: 1 } } as const;
  const sent = author.agent.post('/api/images').set('Content-Type', 'image/png');
  return (await sent.send(await sharp({ create }).png().toBuffer()).expect(200)).body.url;
};
const age = (...urls: string[]) =>
  manager.update(UploadedImage, { url: In(urls) }, { checkedAt: daysAgo(31) });
const stored = async (): Promise<string[]> => {
  const { mediaDir } = app.nest.get(Config);
  return (await readdir(mediaDir, { recursive: true })).map((name) => `/media/${name}`);
};
const deleteUnused = () => app.nest.get(UploadedImagesService, { strict: false }).deleteUnused();

it('are deleted after thirty days without use', async () => {
  const [shown, cover, avatar, unused, shared, recent] = [
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
  ];
  await createTutorial(app, { source: `![Four](${shown})`, image: cover });
  const profile = { displayName: 'Ada', bio: null, website: null, avatar };
  await author.agent.put('/api/auth/profile').send(profile).expect(200);
  await age(shown, cover, avatar, unused, shared);
  // Somebody else has uploaded the same file today.
  await manager.insert(UploadedImage, { userId: null, url: shared, bytes: 1, checkedAt: new Date() });

  await deleteUnused();
  const kept = await stored();
  for (const url of [shown, cover, avatar, shared, recent]) expect(kept).toContain(url);
  expect(kept).not.toContain(unused);
  expect(kept.filter((name) => name.endsWith('.aside'))).toEqual([]);
  const left = await manager.findBy(UploadedImage, { userId: author.user.id });
  expect(left.map(({ url }) => url).sort()).toEqual([shown, cover, avatar, recent].sort());
});

it('40.11 stay while an older version, the trash, a draft or a site page uses them', async () => {
  const [cover, old, small, present, trashed, drafted, page, unused] = [
    await send(),
    await send(),
    await send(1200),
    await send(),
    await send(),
    await send(),
    await send(),
    await send(),
  ];
  const copy = small.replace(/\.(?=\w+$)/, '-800.');
  const text = { source: `![a](${old}) ![b](${copy})`, image: cover };
  const draft = await begin(author, { ...whole, ...text });
  const { tutorialId } = (await publish(author, draft).expect(200)).body;
  const next = { ...whole, image: null, source: `![c](${present})` };
  await author.agent.put(`/api/tutorials/${tutorialId}`).send(next).expect(200);
  const other = await begin(author, { ...whole, title: 'Autre', source: `![d](${trashed})` });
  const gone = (await publish(author, other).expect(200)).body.tutorialId;
  await author.agent.delete(`/api/tutorials/${gone}`).expect(200);
  await begin(author, { ...whole, source: `![e](${drafted})` });
  const own = { page: 'faq', source: `![f](${page})`, html: '', opening: '', authorId: null };
  await manager.insert(SitePageVersion, { ...own, createdAt: new Date() });
  await manager.insert(SitePageVersion, { ...own, source: null, html: null, createdAt: new Date() });

  const all = [cover, old, small, present, trashed, drafted, page, unused];
  await age(...all);
  await deleteUnused();
  const kept = await stored();
  for (const url of [cover, old, small, copy, present, trashed, drafted, page]) expect(kept).toContain(url);
  expect(kept).not.toContain(unused);
});

it('40.11 stay if a text starts to use them during the deletion', async () => {
  const [taken, unused] = [await send(), await send()];
  await age(taken, unused);
  const setAside = media.setAside.bind(media);
  jest.spyOn(media, 'setAside').mockImplementation(async (url) => {
    if (url === taken) await createTutorial(app, { source: `![Pain](${taken})` });
    await setAside(url);
  });
  await deleteUnused();
  const kept = await stored();
  expect(kept).toContain(taken);
  expect(kept).not.toContain(unused);
});

it('40.11 stay if their draft is published while texts are being read', async () => {
  const drafted = await send();
  const draft = await begin(author, { ...whole, source: `![Pain](${drafted})` });
  await age(drafted);
  const drafts = app.nest.get(DraftsRepository, { strict: false });
  const eachText = drafts.eachText.bind(drafts);
  jest.spyOn(drafts, 'eachText').mockImplementation(async function* () {
    await manager.delete(TutorialDraft, { id: draft.id });
    yield* eachText();
    await createTutorial(app, { source: `![Pain](${drafted})` });
  });
  await deleteUnused();
  expect(await stored()).toContain(drafted);
});

it.each(['setAside', 'deleteAside'] as const)(
  '40.11 stay if they are uploaded again during %s',
  async (moment) => {
    const as = (shade += 7);
    const url = await send(2, as);
    await age(url);
    const original = media[moment].bind(media);
    let isFirst = true;
    jest.spyOn(media, moment).mockImplementation(async (given) => {
      if (isFirst) {
        isFirst = false;
        await send(2, as);
      }
      await original(given);
    });
    await deleteUnused();
    expect(await stored()).toContain(url);
    expect(await manager.existsBy(UploadedImage, { url })).toBe(true);
  },
);

it('40.11 are put back if the process was killed after setting them aside', async () => {
  const url = await send();
  await media.setAside(url);
  expect(await stored()).not.toContain(url);
  await media.deleteAbandoned();
  expect(await stored()).toContain(url);
});
