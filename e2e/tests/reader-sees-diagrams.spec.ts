import { expectAccessible } from '../accessibility.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';

// Other tests count the tutorials of the other sites.
test.use({ site: 'workshop' });

const steps = ['Semer', 'Arroser', 'Désherber', 'Éclaircir', 'Récolter', 'Cuisiner'];
const diagram = steps.slice(1).map((step, n) => `  E${n}[${steps[n]!}] --> E${n + 1}[${step}]`);

test('diagrams are in the HTML, have a name, scroll by keyboard and have their source as text', async ({
  page,
}) => {
  await signUp(page, { isContributor: true });
  const source = `Au jardin.\n\n\`\`\`mermaid\ngraph LR\n${diagram.join('\n')}\n\`\`\``;
  const fields = { title: 'Le potager', description: 'Un diagramme à voir.', domainId: 1, source };
  const { id } = (await (await page.request.post('/api/tutorials', { data: fields })).json()) as {
    id: number;
  };
  expect(await (await page.request.get(`/tutoriels/${id}`)).text()).toContain('<svg xmlns=');
  await visit(page, `/tutoriels/${id}`);
  const figure = page.locator('#_article .diagram');
  await expect(figure.getByRole('img', { name: /Semer, Arroser/ })).toBeVisible();
  // Text stays large enough to read.
  expect((await figure.getByText('Semer', { exact: true }).boundingBox())!.height).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const drawing = figure.getByRole('region', { name: 'Diagramme' });
  expect(await drawing.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => drawing.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await figure.getByText('Le diagramme en toutes lettres').click();
  await expect(figure.getByText('graph LR')).toBeVisible();
  await expectAccessible(page, 'a tutorial with diagrams');
  await page.emulateMedia({ media: 'print' });
  await expect(figure.getByText('Le diagramme en toutes lettres')).toBeHidden();
});

const charts = {
  'pie title Au menu': ['"Soupe aux légumes du jardin" : 3', '"Tarte" : 1'],
  timeline: [
    '1454 : La Bible à quarante-deux lignes : Les premiers incunables',
    '1470 : L’atelier de la Sorbonne',
  ],
  gitGraph: [
    'commit id: "Plan"',
    'branch relecture',
    'commit tag: "relu"',
    'checkout main',
    'merge relecture',
  ],
  journey: ['section Au jardin', 'Bêcher : 2 : Moi, Léa', 'Goûter : 5 : Léa'],
  quadrantChart: ['x-axis Facile --> Difficile', 'Semer : [0.2, 0.9]', 'Greffer : [0.9, 0.6]'],
  'xychart-beta': ['x-axis [mai, juin]', 'bar "Fraises (kg)" [2, 5]'],
  gantt: ['Semer : done, s, 2026-03-02, 2w', 'Récolter : milestone, after s, 0d'],
  mindmap: ['  Le potager', '    Semer', '    Arroser'],
};

test('charts, plans and histories are readable without colours, most of them without scrolling on a phone @long', async ({
  page,
}) => {
  await signUp(page, { isContributor: true });
  const blocks = Object.entries(charts).map(([head, lines]) =>
    ['```mermaid', head, ...lines, '```'].join('\n'),
  );
  const fields = {
    title: 'Au menu du jardin',
    description: 'Des graphiques à lire.',
    domainId: 1,
    source: blocks.join('\n\n'),
  };
  const { id } = (await (await page.request.post('/api/tutorials', { data: fields })).json()) as {
    id: number;
  };
  await visit(page, `/tutoriels/${id}`);
  const figures = page.locator('#_article .diagram');
  await expect(figures).toHaveCount(8);
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const drawing = figures.nth(index).locator('.diagram-scroll');
    expect(await drawing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
  await expect(figures.getByRole('img', { name: 'Au menu' })).toContainText('75 %');
  await expect(
    figures.getByRole('img', { name: /branche relecture, relu, fusion de relecture/ }),
  ).toBeVisible();
  await expect(figures.getByRole('img', { name: /Bêcher.: 2 sur 5 · Moi · Léa/ })).toBeVisible();
  await expect(figures.getByText('0,2\u00A0; 0,9')).toBeVisible();
  await expect(figures.getByText('Fraises (kg)', { exact: true })).toBeVisible();
  await expect(figures.getByText('2 mars · 2 sem. · terminé')).toBeVisible();
  await expect(figures.getByText('16 mars · étape clé')).toBeVisible();
  await expectAccessible(page, 'a tutorial with charts');
});
