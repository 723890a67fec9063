import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { TutorialSourceDto } from '../../content/contributions/contributions.dto.js';
import type {
  DraftDto,
  DraftListDto,
  DraftStateDto,
  PublishedDraftDto,
} from '../../content/drafts/drafts.dto.js';
import type { DomainDto, DomainListDto } from '../../content/domains/domains.dto.js';
import type { PublishedDto } from '../../content/contributions/contributions.dto.js';
import { ApiCalls, type ApiAnswer } from './api-calls.js';
import { contentOf, numberOf, typedOf, type Typed } from './typed-text.js';

/** What the form chooses from and leads to. */
export interface Lists {
  domains: readonly { id: number; name: string }[];
  drafts: readonly { id: number; title: string; tutorialTitle: string | null }[];
}

/** What was not to be had, as the API says it. */
export interface Refusal {
  status: number;
  message: string;
  /** What is wrong with the fields, by name. */
  problems?: Readonly<Record<string, string>> | undefined;
}

/** Reads, keeps and publishes texts by the API, in the name of whoever has sent a request. */
@Injectable()
export class PlainTexts {
  constructor(private readonly api: ApiCalls) {}

  /** What an address names: a draft, a tutorial, or a text that nobody has begun. */
  async open(
    request: Request,
    { draft, tutorial }: { draft?: string | undefined; tutorial?: string | undefined },
  ): Promise<{ typed: Typed } | Refusal> {
    if (tutorial) return this.openTutorial(request, tutorial);
    if (!draft) return { typed: { key: randomUUID() } };
    const read = await this.api.call<DraftDto>(request, 'GET', `/api/drafts/${numberOf(draft)}`);
    return read.status < 400 ? { typed: typedOf(read.body, read.body) } : refusal(read);
  }

  /** As a draft; 412 where somebody else has saved it meanwhile, with its id where the form knew of none. */
  async keep(request: Request, typed: Typed): Promise<ApiAnswer<DraftStateDto>> {
    const { draft, version, tutorial, key } = typed;
    const content = { ...(await this.before(request, typed)), ...contentOf(typed) };
    const save = (id: number | null, known: number) =>
      this.api.call<DraftStateDto>(request, 'PUT', `/api/drafts/${id}`, { body: content, version: known });
    // Without a version it would replace whatever there is by now.
    if (draft) return save(numberOf(draft), numberOf(version) ?? 0);
    const origin = tutorial ? { tutorialId: numberOf(tutorial) } : { key: key || null };
    const body = { ...content, ...origin };
    const begun = await this.api.call<DraftDto>(request, 'POST', '/api/drafts', { body });
    if (begun.status !== 200) return begun;
    // It was there already: begun by this very form, and not touched since, or by somebody else.
    const isOurs = !tutorial && begun.body.version === 1;
    return isOurs ? save(begun.body.id, 1) : { ...begun, status: 412 };
  }

  async publish(request: Request, { id, version }: DraftStateDto): Promise<ApiAnswer<PublishedDraftDto>> {
    return this.api.call(request, 'POST', `/api/drafts/${id}/publish`, { version });
  }

  /** A text that has no draft yet, once however often its form is sent; `isRepeated` where it was there already. */
  async publishNew(request: Request, typed: Typed): Promise<ApiAnswer<PublishedDto>> {
    return this.api.call(request, 'POST', '/api/tutorials', { body: contentOf(typed), key: typed['key'] });
  }

  /** What the form chooses from and leads to; the text's own domain too where it is not listed any more. */
  async lists(request: Request, typed: Typed): Promise<Lists & { typed: Typed }> {
    const listed = await this.api.call<DomainListDto>(request, 'GET', '/api/domains');
    const found = await this.api.call<DraftListDto>(request, 'GET', '/api/drafts?limit=100');
    // A member who may not write is told so, and still gets a page.
    const [domains, drafts] = [listed.body.domains ?? [], found.body.drafts ?? []];
    const domainId = numberOf(typed['domainId']);
    if (domainId === null || domains.some(({ id }) => id === domainId)) return { typed, domains, drafts };
    const own = await this.api.call<DomainDto>(request, 'GET', `/api/domains/${domainId}`);
    if (own.status >= 400) return { typed, domains, drafts };
    // Merged into another one, it answers as that.
    const others = domains.filter(({ id }) => id !== own.body.id);
    return { typed: { ...typed, domainId: String(own.body.id) }, domains: [...others, own.body], drafts };
  }

  /** What a tutorial says for its readers. */
  async readOnline(request: Request, id: string): Promise<{ typed: Typed } | Refusal> {
    const path = `/api/tutorials/${numberOf(id)}/source`;
    const online = await this.api.call<TutorialSourceDto>(request, 'GET', path);
    if (online.status >= 400) return refusal(online);
    const { id: tutorialId, version: tutorialVersion } = online.body;
    return { typed: typedOf(online.body, { tutorialId, tutorialVersion }) };
  }

  /** What it says by now: what the form has no field for stays. */
  private async before(request: Request, { draft, tutorial }: Typed): Promise<object> {
    if (!draft && !tutorial) return {};
    const path = draft ? `/api/drafts/${numberOf(draft)}` : `/api/tutorials/${numberOf(tutorial)}/source`;
    return (await this.api.call<object>(request, 'GET', path)).body;
  }

  private async openTutorial(request: Request, id: string): Promise<{ typed: Typed } | Refusal> {
    const found = await this.api.call<DraftListDto>(request, 'GET', `/api/drafts?tutorialId=${numberOf(id)}`);
    if (found.status >= 400) return refusal(found);
    const [begun] = found.body.drafts;
    return begun ? this.open(request, { draft: String(begun.id) }) : this.readOnline(request, id);
  }
}

/** As the API has answered. */
export const refusal = ({ status, body: { message, errors } }: ApiAnswer<unknown>): Refusal => ({
  status,
  message,
  problems: errors,
});
