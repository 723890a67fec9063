import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ApiCalls, type ApiAnswer } from './api-calls.js';
import type { Writing } from './plain-form.js';
import { contentOf, numberOf, typedOf, type Draft, type Typed } from './typed-text.js';

/** What was not to be had, as the API says it. */
export interface Refusal {
  status: number;
  message: string;
}

/** Opens, keeps and publishes texts in the name of whoever has sent a request. */
@Injectable()
export class PlainWritingService {
  constructor(private readonly api: ApiCalls) {}

  /** What an address names: a draft, a tutorial, or a text that nobody has begun. */
  async open(
    request: Request,
    { draft, tutorial }: { draft?: string | undefined; tutorial?: string | undefined },
  ): Promise<{ typed: Typed } | Refusal> {
    if (tutorial) return this.openTutorial(request, tutorial);
    if (!draft) return { typed: { key: randomUUID() } };
    const read = await this.api.call<Draft>(request, 'GET', `/api/drafts/${encodeURIComponent(draft)}`);
    return read.status < 400 ? { typed: typedOf(read.body) } : refusal(read);
  }

  /** As a draft, before anything else is done with it. */
  async keep(request: Request, typed: Typed): Promise<ApiAnswer<Draft>> {
    const { draft, version, tutorial, key } = typed;
    const content = { ...(await this.before(request, typed)), ...contentOf(typed) };
    const save = (id: string, known: string | undefined) =>
      this.api.call<Draft>(request, 'PUT', `/api/drafts/${encodeURIComponent(id)}`, {
        body: content,
        version: known,
      });
    if (draft) return save(draft, version);
    const origin = tutorial ? { tutorialId: numberOf(tutorial) } : { key: key || null };
    const body = { ...content, ...origin };
    const begun = await this.api.call<Draft>(request, 'POST', '/api/drafts', { body });
    // It was there already: begun by this very form, sent twice, or elsewhere.
    if (begun.status !== 200) return begun;
    return tutorial ? { ...begun, status: 412 } : save(String(begun.body.id), String(begun.body.version));
  }

  async publish(request: Request, { id, version }: Draft): Promise<ApiAnswer<{ tutorialId: number }>> {
    return this.api.call(request, 'POST', `/api/drafts/${id}/publish`, { version: String(version) });
  }

  /** What the form chooses from and leads to. */
  async lists(request: Request): Promise<Pick<Writing, 'domains' | 'drafts'>> {
    const domains = await this.api.call<Pick<Writing, 'domains'>>(request, 'GET', '/api/domains');
    const drafts = await this.api.call<Pick<Writing, 'drafts'>>(request, 'GET', '/api/drafts?limit=100');
    // A member who may not write is told so, and still gets a page.
    return { domains: domains.body.domains ?? [], drafts: drafts.body.drafts ?? [] };
  }

  /** What it says by now: what the form has no field for stays. */
  private async before(request: Request, { draft, tutorial }: Typed): Promise<object> {
    if (!draft && !tutorial) return {};
    const path = draft
      ? `/api/drafts/${encodeURIComponent(draft)}`
      : `/api/tutorials/${encodeURIComponent(tutorial!)}/source`;
    return (await this.api.call<object>(request, 'GET', path)).body;
  }

  private async openTutorial(request: Request, id: string): Promise<{ typed: Typed } | Refusal> {
    const query = new URLSearchParams({ tutorialId: id });
    const found = await this.api.call<{ drafts: Draft[] }>(request, 'GET', `/api/drafts?${query}`);
    if (found.status >= 400) return refusal(found);
    const [begun] = found.body.drafts;
    if (begun) return this.open(request, { draft: String(begun.id) });
    const path = `/api/tutorials/${encodeURIComponent(id)}/source`;
    const online = await this.api.call<Draft>(request, 'GET', path);
    if (online.status >= 400) return refusal(online);
    const { id: tutorialId, version: tutorialVersion, ...content } = online.body;
    return { typed: typedOf({ ...content, tutorialId, tutorialVersion }) };
  }
}

const refusal = ({ status, body: { message } }: ApiAnswer<unknown>): Refusal => ({ status, message });
