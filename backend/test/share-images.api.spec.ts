import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MediaService } from '../src/content/media/media.service.js';
import { Lettering } from '../src/content/share-images/lettering.js';
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

it('a tutorial has a share image, drawn from its title, its domain and the site’s name', async () => {
  const id = await createTutorial(app, { title: 'Écrire « à la française » : ça marche ?' });
  const first = await shareImage(id);
  await expect(sharp(first).metadata()).resolves.toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(await shareImage(id)).toEqual(first);
  await app.nest.get(DataSource).manager.update(Tutorial, id, { title: 'Écrire en anglais' });
  expect(await shareImage(id)).not.toEqual(first);
});

it('the share image shows the tutorial’s own picture beside the text', async () => {
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

const SIGNS = [
  ...'→⇒↔✓✗∑∫√≤≠∞├─┐█✅🎉😀漢字かな¿ßčğłőșđ',
  ...[
    '⚠️',
    '❤️',
    '👩‍💻',
    '🏳️‍🌈',
    '🇫🇷',
    'αβγ',
    'Привет',
    'שלום',
    'مرحبا',
    'नमस्ते',
    'Tiếng Việt',
    '你好',
    '罫線',
    '捗',
    '①',
    '⌘',
  ],
];

it.each(SIGNS)('EX-01 draws %s in a title', async (sign) => {
  const letters = await Lettering.load(sign);
  const { lines } = letters.fit(sign, 700, [{ size: 60, most: 1 }]);
  expect(lines[0]!.width).toBeGreaterThan(10);
  expect(lines[0]!.shapes).toContain('<path');
  expect(lines[0]!.shapes).not.toContain('NaN');
});

it.each([
  ['a sign is drawn as one picture, however many characters it has', '👩‍💻', 1],
  ['Arabic letters join', 'بببب', 4],
  ['a variation selector draws nothing', '❤️', 1],
])('EX-01 in a title %s', async (_, sign, count) => {
  const letters = await Lettering.load(sign);
  expect(letters.line(sign, 60).shapes.match(/<path/g)).toHaveLength(count);
});

it.each(['🎉', '漢', 'न', '→'])('EX-01 puts a space of letters after %s in a title', async (sign) => {
  const letters = await Lettering.load(`${sign} a`);
  const widthOf = (text: string) => letters.line(text, 100).width;
  expect(widthOf(`${sign} a`) - widthOf(sign)).toBeCloseTo(widthOf('a a') - widthOf('a'), 0);
});

it('EX-01 sets an Arabic title at the right of its column', async () => {
  const columnsOf = async (title: string): Promise<number[]> => {
    const image = sharp(await shareImage(await createTutorial(app, { title })));
    const { data, info } = await image
      .extract({ left: 0, top: 150, width: 800, height: 340 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = [...data.keys()].filter((at) => data[at]! < 128).map((at) => at % info.width);
    return [Math.min(...inked), Math.max(...inked)];
  };
  expect((await columnsOf('Salut'))[0]).toBeLessThan(90);
  const [first, last] = await columnsOf('مرحبا (1)');
  expect(first).toBeGreaterThan(300);
  expect(last).toBeGreaterThan(730);
});

it('EX-01 breaks a Japanese title between its characters', async () => {
  const title = '初めてのプログラミングを日本語で学ぶための本';
  const letters = await Lettering.load(title);
  const { lines } = letters.fit(title, 650, [{ size: 68, most: 4 }]);
  expect(lines.length).toBeGreaterThan(1);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(650);
});

it.each([
  ['of letters of no font of the product', 'ဗမာ 𒀀'],
  ['of many scripts', 'EX-01 signes de partout ✅ Ж 漢字 عربي'],
  ['of one word too long for a line', 'x'.repeat(200)],
  ['that looks like markup', '<script>alert("&amp;")</script>'],
  ['of 200 characters', 'De nombreux mots pour un titre '.repeat(7).slice(0, 200)],
])('a title %s is drawn as far as possible', async (_, title) => {
  await shareImage(await createTutorial(app, { title }));
});

it('an unpublished tutorial has no share image', async () => {
  const id = await createTutorial(app);
  const admin = await signUpAdmin(app);
  await admin.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
  await app.http.get(`/tutoriels/${id}/apercu.png`).expect(404);
  await app.http.get('/tutoriels/999999/apercu.png').expect(404);
});
