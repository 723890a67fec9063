import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { visit } from '../browser.js';
import { administrator, signIn, stranger } from '../members.js';
import { sourceField } from '../source-field.js';
import { between, oneOf, type Random } from './random.js';

const PARAGRAPHS = 6;

interface Draft {
  id: number;
  version: number;
  tutorialVersion: number | null;
  source: string;
}

/** Someone edits a tutorial in a browser while its author, simulated over the API, edits the same paragraph. */
export class TwoAuthors {
  private page!: Page;
  private author!: APIRequestContext;
  private tutorialId!: number;
  private written = 0;

  constructor(
    private readonly random: Random,
    private readonly address: string,
  ) {}

  async arrive(browser: Browser): Promise<void> {
    const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: this.address })));
    this.author = contexts[0]!.request;
    const registered = await this.author.post('/api/auth/register', {
      data: { ...stranger(), isContributor: true },
    });
    expect(registered.status()).toBe(201);
    const published = await this.author.post('/api/tutorials', {
      data: { title: 'À deux', description: 'Une description.', domainId: 1, source: this.newText() },
    });
    expect(published.status(), await published.text()).toBe(201);
    this.tutorialId = ((await published.json()) as { id: number }).id;
    this.page = await contexts[1]!.newPage();
    await signIn(this.page, administrator);
    await visit(this.page, `/contributions/${this.tutorialId}`);
    await this.write(this.newText());
    await expect(this.saved).toBeVisible();
  }

  /**
   * Makes both edit one paragraph.
   * @returns the violated expectations; empty if there are none
   */
  async collide(): Promise<string[]> {
    const before = await this.draft();
    const place = between(this.random, 0, PARAGRAPHS - 1);
    const theirs = this.withParagraph(before.source, place);
    const mine = this.withParagraph(before.source, place);
    const { id, version, ...said } = before;
    const { title, description, domainId, difficulty, tags, image, tutorialVersion } = said as Draft &
      Record<string, unknown>;
    const rewritten = await this.author.put(`/api/drafts/${id}`, {
      headers: { 'If-Match': `"${version}"` },
      data: { title, description, domainId, difficulty, tags, image, tutorialVersion, source: theirs },
    });
    expect(rewritten.status(), await rewritten.text()).toBe(200);

    await this.write(mine);
    const panel = this.page.getByRole('region', { name: 'Deux textes se contredisent' });
    await expect(panel).toBeVisible();
    const problems: string[] = [];
    const expectSame = (what: string, found: string, wanted: string) => {
      if (found !== wanted) problems.push(`${what}: « ${found} » instead of « ${wanted} »`);
    };
    const shown = panel.locator('textarea');
    expectSame('their own text', await shown.nth(0).inputValue(), mine);
    expectSame('the other text', await shown.nth(1).inputValue(), theirs);
    expectSame('the server meanwhile', (await this.draft()).source, theirs);

    const [button, wanted] = oneOf(this.random, [
      ['Garder tout mon texte', [mine]],
      ['Prendre tout l’autre texte', [theirs]],
      ['Continuer avec ce choix', [paragraph(mine, place), paragraph(theirs, place)]],
    ] as const);
    await panel.getByRole('button', { name: button }).click();
    await expect(panel).toBeHidden();
    await expect(this.saved).toBeVisible();
    const { source } = await this.draft();
    for (const text of wanted) if (!source.includes(text)) problems.push(`after « ${button} »: ${source}`);
    if (button === 'Continuer avec ce choix') {
      await this.write(this.newText());
      await expect(this.saved).toBeVisible();
    }
    return problems;
  }

  private get saved() {
    return this.page.getByText(/^Enregistré à \d\d:\d\d$/);
  }

  private async write(text: string): Promise<void> {
    await (await sourceField(this.page)).fill(text);
  }

  private async draft(): Promise<Draft> {
    const query = `/api/drafts?tutorialId=${this.tutorialId}`;
    const { drafts } = (await (await this.author.get(query)).json()) as { drafts: Draft[] };
    return (await (await this.author.get(`/api/drafts/${drafts[0]!.id}`)).json()) as Draft;
  }

  private newParagraph(): string {
    return Array.from({ length: between(this.random, 1, 12) }, () => `mot${(this.written += 1)}`).join(' ');
  }

  private newText(): string {
    return Array.from({ length: PARAGRAPHS }, () => this.newParagraph()).join('\n\n');
  }

  private withParagraph(text: string, place: number): string {
    return text.split('\n\n').with(place, this.newParagraph()).join('\n\n');
  }
}

const paragraph = (text: string, place: number): string => text.split('\n\n')[place]!;
