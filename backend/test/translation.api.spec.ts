import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TranslatedSection } from '../src/content/translation/translated-section.entity.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../src/content/tutorials/tutorials.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { reply, startTranslationServer, translateWell } from './translation-server.js';

const languages = {
  english: 'en',
  spanish: 'es',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
  chinese: 'zh',
  japanese: 'ja',
  arabic: 'ar',
};
const SOURCE = `Un début avec \`code\`, un [lien **gras**](https://exemple.fr/a?b=c) & une fin[^1].

## Première partie

\`\`\`js
const intact = 'oui';
\`\`\`

- un
- deux *fois*
  - dedans

## Seconde partie

| a | b |
|---|---|
| cellule | 42 |

[^1]: Une note.`;

let app: TestApp;
let service: Awaited<ReturnType<typeof startTranslationServer>>;
let id: number;

beforeAll(async () => {
  service = await startTranslationServer();
  app = await startApp({ env: { TRANSLATE_URL: `${service.url}/`, TRANSLATE_KEY: 'cle' } });
});
beforeEach(async () => {
  service.reset();
  id = await createTutorial(app, { title: 'Le titre', description: 'Une phrase.', source: SOURCE });
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const translate = (targetLanguage = 'english') =>
  app.http.post(`/api/tutorials/${id}/translate`).send({ targetLanguage });

async function translated(
  language?: string,
): Promise<{ title: string; description: string; content: string }> {
  return ((await translate(language).expect(200)).body as { translated: never }).translated;
}

const contentOf = async () => (await app.nest.get(TutorialsService).get(id)).content;
const tagsOf = (html: string) => html.match(/<[^>]*>/g);

it('SHARE-08 CALL-26 translates into nine languages', async () => {
  for (const [language, code] of Object.entries(languages)) {
    service.asked.length = 0;
    expect(await translated(language)).toMatchObject({ title: 'LE TITRE', description: 'UNE PHRASE.' });
    expect(new Set(service.asked.map(({ target }) => target))).toEqual(new Set([code]));
    expect(service.asked[0]).toMatchObject({ source: 'fr', format: 'html', api_key: 'cle' });
  }
});

it('SHARE-09 CALL-26 keeps structure, code and links', async () => {
  const { content } = await translated();
  expect(tagsOf(content)).toEqual(tagsOf(await contentOf()));
  expect(content).toMatch(/UN DÉBUT AVEC <code>code<\/code>, UN <a href="https:\/\/exemple\.fr\/a\?b=c"/);
  expect(content).toContain('LIEN <strong>GRAS</strong></a> &#x26; UNE FIN');
  expect(content).toContain('<em>FOIS</em>');
  expect(content).toContain('UNE NOTE.');
  expect(content).toMatch(/<\/span> intact = <span class="hljs-string">'oui'<\/span>/);
  expect(service.asked.some(({ q }) => q.includes('intact'))).toBe(false);
});

it('translates only changed sections again', async () => {
  await translated();
  expect(service.asked.length).toBeGreaterThan(2);
  service.reset();
  await translated();
  expect(service.asked).toEqual([]);
  const { title, description, domainId, difficulty, tags } = await app.nest.get(TutorialsService).get(id);
  const source = SOURCE.replace('cellule', 'cellule neuve');
  await app.nest
    .get(TutorialWriting)
    .rewrite(id, { title, description, domainId, difficulty, tags, source }, { editorId: 1 });
  expect((await translated()).content).toContain('CELLULE NEUVE');
  expect(service.asked).toHaveLength(1);
  expect(service.asked[0]!.q).not.toContain('dedans');
  // Translations of the earlier text are deleted.
  const kept = await app.nest.get(DataSource).getRepository(TranslatedSection).findBy({ tutorialId: id });
  expect(JSON.stringify(kept)).not.toMatch(/CELLULE(?! NEUVE)/);
});

it('splits a long article between its blocks', async () => {
  const paragraph = 'Une phrase assez longue pour compter. '.repeat(15).trim();
  id = await createTutorial(app, { source: Array.from({ length: 20 }, () => paragraph).join('\n\n') });
  const { content } = await translated();
  expect(content.match(/<p>UNE PHRASE/g)).toHaveLength(20);
  const asked = service.asked.slice(1);
  expect(asked.length).toBeGreaterThan(5);
  for (const { q } of asked) {
    expect(q.length).toBeLessThan(2200);
    expect(q).toMatch(/^<p[\s\S]*<\/p>$/);
  }
});

it('keeps the structure when the service loses it, and accepts no HTML from the service', async () => {
  const before = await contentOf();
  service.answer = (question, response) => {
    if (question.format === 'text') translateWell(question, response);
    else reply(response, question.q.replace(/<[^>]*>/g, ''));
  };
  expect(tagsOf((await translated()).content)).toEqual(tagsOf(before));

  service.answer = (question, response) =>
    reply(
      response,
      question.q
        .replace(/<span/g, '<span onclick="mal()" class="x"')
        .replace(/<p /g, '<p style="x" ')
        .replace(/<\/p>/g, '<script>mal()</script><iframe src="https://mal.exemple"></iframe>MAL</p>'),
    );
  const { content } = await translated('german');
  expect(content).toContain('MAL');
  expect(tagsOf(content)).toEqual(tagsOf(before));
});

it('waits when the service asks for it, and gives up with a reason', async () => {
  let refusals = 2;
  service.answer = (question, response) => {
    if (refusals-- > 0) response.writeHead(429, { 'retry-after': '0' }).end('{}');
    else translateWell(question, response);
  };
  expect((await translated('italian')).title).toBe('LE TITRE');

  service.answer = (_, response) => void response.writeHead(429, { 'retry-after': '0' }).end('{}');
  const { body } = await translate('german').expect(503);
  expect(body).toEqual({
    statusCode: 503,
    code: 'unavailable',
    message: expect.stringContaining('trop sollicité'),
  });
});

it.each([
  ['an error', 500, '{"error":"boum"}'],
  ['a refusal', 403, '{"error":"clé"}'],
  ['a page', 200, '<h1>Bonjour</h1>'],
  ['something else', 200, '{"translatedText":["a"]}'],
])('SHARE-10 answers 503 with a reason when the service answers %s', async (_, status, answer) => {
  service.answer = (__, response) => void response.writeHead(status, { 'retry-after': '0' }).end(answer);
  const { body } = await translate('russian').expect(503);
  expect(body).toEqual({
    statusCode: 503,
    code: 'unavailable',
    message: expect.stringMatching(/^Le service de traduction ne répond pas/),
  });
});

it('keeps finished sections when the service fails', async () => {
  service.answer = (question, response) => {
    if (question.q.includes('cellule')) response.writeHead(400).end('{}');
    else translateWell(question, response);
  };
  await translate().expect(503);
  service.reset();
  await translated();
  expect(service.asked).toHaveLength(1);
});

it('translates once for simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => translated('spanish')));
  expect(new Set(answers.map(({ content }) => content)).size).toBe(1);
  const questions = service.asked.map(({ q }) => q);
  expect(new Set(questions).size).toBe(questions.length);
});

it.each([
  [{ targetLanguage: 'klingon' }, 400],
  [{ targetLanguage: ['english'] }, 400],
  [{ targetLanguage: '__proto__' }, 400],
  [{}, 400],
])('refuses %j', async (body, status) => {
  const answer = await app.http.post(`/api/tutorials/${id}/translate`).send(body).expect(status);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/[.]$/) });
});

it('answers 404 for a tutorial that does not exist', async () => {
  await app.http.post('/api/tutorials/999999/translate').send({ targetLanguage: 'english' }).expect(404);
});

it('SHARE-11 reports that there is no service, before and after a request', async () => {
  await app.http.get('/api/translation').expect(200, { available: true });
  const other = await startApp();
  await other.http.get('/api/translation').expect(200, { available: false });
  const path = `/api/tutorials/${await createTutorial(other)}/translate`;
  const { body } = await other.http.post(path).send({ targetLanguage: 'english' }).expect(503);
  expect(body).toMatchObject({ message: expect.stringMatching(/^Impossible de traduire le contenu/) });
  await other.stop();
});
