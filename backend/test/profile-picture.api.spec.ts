import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { UploadedImagesService } from '../src/content/images/uploaded-images.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let member: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  member = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());

const send = (bytes: Buffer, type = 'image/jpeg', { agent } = member) =>
  agent.put('/api/profile/picture').set('Content-Type', type).send(bytes);
/** Red on the left, blue on the right, green between. */
const photo = async (width = 1200, height = 600) => {
  const stripe = (background: string) =>
    sharp({ create: { width: width / 4, height, channels: 3, background } })
      .png()
      .toBuffer();
  const [left, right] = await Promise.all([stripe('#ff0000'), stripe('#0000ff')]);
  return sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: (width / 4) * 3, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'Appareil-Secret' } })
    .jpeg()
    .toBuffer();
};
const avatarOf = async () => (await member.agent.get('/api/auth/me').expect(200)).body.avatar as string;
const round = async () => {
  await eventsHandled(app);
  await app.nest.get(UploadedImagesService).deleteUnused();
};

it('a picture is cropped to its middle, made small, and stripped of metadata', async () => {
  const { body } = await send(await photo()).expect(200);
  expect(body.user.avatar).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.webp$/);
  expect(await avatarOf()).toBe(body.user.avatar);
  const file = await app.http.get(body.user.avatar).responseType('blob').expect(200);
  expect(file.body.includes('Appareil-Secret')).toBe(false);
  expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  const { dominant } = await sharp(file.body).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.r + dominant.b).toBeLessThan(60);
});

it('a file that is not an image is refused, and the earlier picture stays', async () => {
  const before = await avatarOf();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await send(svg, 'image/svg+xml').expect(400)).body.message).toContain('L’image est refusée');
  await send(Buffer.from('<script>'), 'image/png').expect(400);
  await send(Buffer.alloc(0), 'image/png').expect(400);
  await send(Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png').expect(413);
  await send(Buffer.from('{}'), 'application/json').expect(415);
  expect(await avatarOf()).toBe(before);
});

it('the earlier picture is deleted from disk once no tutorial shows it', async () => {
  const before = await avatarOf();
  const tutorialId = await publishTutorial(app, member);
  await send(await photo(600, 800)).expect(200);
  await round();
  await app.http.get(before).expect(404);
  const now = await avatarOf();
  await app.http.get(now).expect(200);
  const { body } = await app.http.get(`/api/tutorials/${tutorialId}`).expect(200);
  expect(body.authorAvatar).toBe(now);
});

it('only its owner can remove a picture, and it is deleted with the account', async () => {
  const before = await avatarOf();
  const { body } = await member.agent.delete('/api/profile/picture').expect(200);
  expect(body.user.avatar).toBeNull();
  await member.agent.delete('/api/profile/picture').expect(200);
  await round();
  await app.http.get(before).expect(404);
  const { body: again } = await send(await photo()).expect(200);
  const { password } = member.body;
  await member.agent.delete('/api/auth/account').send({ password }).expect(200);
  await round();
  await app.http.get(again.user.avatar).expect(404);
  expect(await app.nest.get(DataSource).manager.countBy(UploadedImage, {})).toBe(0);
});
