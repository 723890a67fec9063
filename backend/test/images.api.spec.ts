import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { png } from './images.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const send = (bytes: Buffer, type = 'image/jpeg', { agent }: Pick<Person, 'agent'> = admin) =>
  agent.post('/api/images').set('Content-Type', type).send(bytes);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c6a64' } });

it('re-encodes an uploaded image: upright, bounded in size, and without metadata', async () => {
  const photo = await picture(2400, 1200)
    .withExif({ IFD0: { Make: 'Appareil-Secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { body } = await send(photo).expect(200);
  expect(body).toEqual({
    url: expect.stringMatching(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.webp$/),
    width: 960,
    height: 1920,
  });
  const file = await app.http.get(body.url).responseType('blob').expect(200);
  expect(file.headers['content-type']).toBe('image/webp');
  expect(file.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(file.headers['x-content-type-options']).toBe('nosniff');
  expect(file.body.includes('Appareil-Secret')).toBe(false);
  expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width: 960, height: 1920 });
});

it.each([
  ['a page', Buffer.from('<script>alert(1)</script>'), 'image/png', 400, /format d’image non accepté/],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
    400,
    /non accepté/,
  ],
  ['a header and nothing else', png(20, 20), 'image/png', 400, /abîmée/],
  ['too many pixels', png(20_000, 20_000), 'image/png', 400, /50 millions de pixels/],
  ['nothing', Buffer.alloc(0), 'image/png', 400, /Envoyez une image/],
  ['too many bytes', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png', 413, /trop volumineux/],
  ['another type', Buffer.from('{}'), 'application/json', 415, /envoyez une image/],
])('refuses %s', async (_, bytes, type, status, message) => {
  const { body } = await send(bytes, type).expect(status);
  expect(body).toMatchObject({ statusCode: status, message: expect.stringMatching(message) });
});

it('accepts images from contributors only, and at this route only', async () => {
  const dot = await picture(1, 1).png().toBuffer();
  await send(dot, 'image/png', await signUp(app)).expect(403);
  await app.http.post('/api/images').set('Content-Type', 'image/png').send(dot).expect(401);
  await admin.agent.post('/api/tutorials').set('Content-Type', 'image/png').send(dot).expect(415);
});

it('the cover of a tutorial is an image uploaded here; it can be kept, replaced and removed', async () => {
  const id = await createTutorial(app);
  const { url } = (await send(await picture(64, 36).png().toBuffer(), 'image/png').expect(200)).body;
  const written = { title: 'Un titre', description: 'Une description.', domainId: 1, source: 'Un texte.' };
  const rewrite = (changes: object) =>
    admin.agent.put(`/api/tutorials/${id}`).send({ ...written, ...changes });
  expect((await rewrite({ image: url }).expect(200)).body.image).toBe(url);
  expect((await rewrite({}).expect(200)).body.image).toBe(url);
  for (const image of ['https://ailleurs.fr/x.png', '/media/../secret.webp', 'javascript:alert(1)', 7]) {
    const { body } = await rewrite({ image }).expect(400);
    expect(body.errors.image).toBe('La couverture doit être une image envoyée au site.');
  }
  const gone = `/media/00/${'0'.repeat(24)}.webp`;
  for (const call of [
    rewrite({ image: gone }),
    admin.agent.post('/api/tutorials').send({ ...written, image: gone }),
  ]) {
    const { body } = await call.expect(400);
    expect(body.errors.image).toBe(
      'Cette couverture n’est pas ou plus sur le site : envoyez l’image à nouveau.',
    );
  }
  expect((await app.http.get(`/api/tutorials/${id}`)).body.image).toBe(url);
  expect((await rewrite({ image: null }).expect(200)).body.image).toBeNull();
  const made = await admin.agent
    .post('/api/tutorials')
    .send({ ...written, image: url })
    .expect(201);
  expect(made.body.image).toBe(url);
});

it('an image uploaded for a text is shown with its size, and a smaller copy on small screens', async () => {
  const large = (await send(await picture(1600, 900).jpeg().toBuffer(), 'image/jpeg').expect(200)).body;
  const small = (await send(await picture(300, 200).png().toBuffer(), 'image/png').expect(200)).body;
  const copy = large.url.replace('.webp', '-800.webp');
  const source = `![Le four](${large.url})\n\n![Un bouton](${small.url})\n\n![Perdue](/media/00/${'0'.repeat(24)}.webp)`;
  const shown =
    `<img src="${large.url}" alt="Le four" loading="lazy" decoding="async" width="1600" height="900" ` +
    `srcset="${copy} 800w, ${large.url} 1600w" sizes="(max-width: 50rem) 100vw, 50rem">`;
  const { body: preview } = await admin.agent.post('/api/tutorials/preview').send({ source }).expect(200);
  expect(preview.html).toContain('srcset=');
  const text = { title: 'Cuire', description: 'Une description.', domainId: 1, source };
  const { id } = (await admin.agent.post('/api/tutorials').send(text).expect(201)).body;
  const { content } = (await app.http.get(`/api/tutorials/${id}`).expect(200)).body;
  expect(content).toContain(`<a href="${large.url}">${shown}</a>`);
  expect(content).toContain(
    `<img src="${small.url}" alt="Un bouton" loading="lazy" decoding="async" width="300" height="200">`,
  );
  expect(content).toContain('<span class="missing-image">Perdue</span>');
  const file = await app.http.get(copy).expect(200);
  expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 450 });
});

describe('the uploads of one member', () => {
  const fill = async ({ user }: Pick<Person, 'user'>, images: number, bytes: number) => {
    const rows = Array.from({ length: images }, (_, index) => ({
      userId: user.id,
      url: `/media/00/${String(index).padStart(24, '0')}.webp`,
      bytes,
      checkedAt: new Date(),
    }));
    await app.nest.get(DataSource).manager.insert(UploadedImage, rows);
  };
  const full = {
    statusCode: 409,
    code: 'limit_reached',
    message:
      'Vous avez déjà envoyé 500 images ou 200 Mo, le maximum. Celles qu’aucun tutoriel ne montre sont retirées après trente jours.',
  };

  it('are limited to five hundred images', async () => {
    const author = await signUp(app, { isContributor: true });
    await fill(author, 499, 1000);
    const last = await picture(3, 3).png().toBuffer();
    await send(last, 'image/png', author).expect(200);
    const { body } = await send(await picture(4, 4).png().toBuffer(), 'image/png', author).expect(409);
    expect(body).toEqual(full);
    // Other members can still upload.
    await send(last, 'image/png', await signUp(app, { isContributor: true })).expect(200);
  });

  it('are limited to two hundred megabytes, except for administrators', async () => {
    const author = await signUp(app, { isContributor: true });
    const dot = await picture(5, 5).png().toBuffer();
    await fill(author, 20, 10 * 1024 * 1024);
    expect((await send(dot, 'image/png', author).expect(409)).body).toEqual(full);
    await app.nest.get(UsersService).update(author.user.id, { isAdmin: true });
    await send(dot, 'image/png', author).expect(200);
  });

  it('stay within the limit when many are sent at once', async () => {
    const author = await signUp(app, { isContributor: true });
    await fill(author, 497, 1000);
    const sent = await Promise.all(
      [6, 7, 8, 9, 10].map(async (side) =>
        send(await picture(side, side).png().toBuffer(), 'image/png', author),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
  });
});
