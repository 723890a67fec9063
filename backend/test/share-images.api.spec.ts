import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MediaService } from '../src/content/media/media.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const shareImage = async (id: number): Promise<Buffer> => {
  const { body } = await app.http
    .get(`/tutoriels/${id}/apercu.png`)
    .expect(200)
    .expect('Content-Type', 'image/png')
    .expect('Cache-Control', /max-age=300/);
  return body as Buffer;
};

/** Colour of a corner of the panel. */
const panelColour = async (image: Buffer): Promise<number[]> => [
  ...(await sharp(image)
    .extract({ left: 1190, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()),
];

it('a tutorial has a picture to be shared with, drawn from its title, its domain and the site’s name', async () => {
  const id = await createTutorial(app, { title: 'Écrire « à la française » : ça marche ?' });
  const first = await shareImage(id);
  await expect(sharp(first).metadata()).resolves.toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await shareImage(id)).toEqual(first);
  await app.nest.get(DataSource).manager.update(Tutorial, id, { title: 'Écrire en anglais' });
  expect(await shareImage(id)).not.toEqual(first);
});

it('the tutorial’s own picture stands beside the words', async () => {
  const green = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  const { url } = await app.nest.get(MediaService).store(green);
  const withPicture = await createTutorial(app, { image: url });
  const gone = await createTutorial(app, { image: '/media/ab/abcdefabcdefabcdefabcdef.png' });
  const without = await createTutorial(app);
  expect(await panelColour(await shareImage(withPicture))).toEqual([0, 255, 0]);
  const ofDomain = await panelColour(await shareImage(without));
  expect(await panelColour(await shareImage(gone))).toEqual(ofDomain);
});

it.each([
  ['of letters that the font does not have', '日本語 🎉'],
  ['of one word too long for a line', 'x'.repeat(200)],
  ['that looks like markup', '<script>alert("&amp;")</script>'],
  ['of 200 characters', 'De nombreux mots pour un titre '.repeat(7).slice(0, 200)],
])('a title %s is drawn as far as it can be', async (_, title) => {
  await shareImage(await createTutorial(app, { title }));
});

it('what is not published has no picture', async () => {
  const id = await createTutorial(app);
  const admin = await signUpAdmin(app);
  await admin.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
  await app.http.get(`/tutoriels/${id}/apercu.png`).expect(404);
  await app.http.get('/tutoriels/999999/apercu.png').expect(404);
});
