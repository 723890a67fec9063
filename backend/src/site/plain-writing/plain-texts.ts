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

/** Options and links of the form. */
export interface Lists {
  domains: readonly { id: number; name: string }[];
  drafts: readonly { id: number; title: string; tutorialTitle: string | null }[];
}

/** An error response of the API. */
export interface Refusal {
  status: number;
  message: string;
  /** Errors by field name. */
  problems?: Readonly<Record<string, string>> | undefined;
}

/** Loads, saves and publishes texts through the API, on behalf of the user of a request. */
@Injectable()
export class PlainTexts {
  constructor(private readonly api: ApiCalls) {}

  /** Loads a draft, a tutorial, or a new empty text. */
  async open(
    request: Request,
    { draft, tutorial }: { draft?: string | undefined; tutorial?: string | undefined },
  ): Promise<{ typed: Typed } | Refusal> {
    if (tutorial) return this.openTutorial(request, tutorial);
    if (!draft) return { typed: { key: randomUUID() } };
    const read = await this.api.call<DraftDto>(request, 'GET', `/api/drafts/${numberOf(draft)}`);
    return read.status < 400 ? { typed: typedOf(read.body, read.body) } : refusal(read);
  }

  /**
   * Saves a draft. The status is 412 when someone else has saved it meanwhile; the body has its id if the form had
   * none.
   */
  async saveDraft(request: Request, typed: Typed): Promise<ApiAnswer<DraftStateDto>> {
    const { draft, version, tutorial, key } = typed;
    const content = { ...(await this.before(request, typed)), ...contentOf(typed) };
    const save = (id: number | null, known: number) =>
      this.api.call<DraftStateDto>(request, 'PUT', `/api/drafts/${id}`, { body: content, version: known });
    // Without a version the draft would be overwritten in any state.
    if (draft) return save(numberOf(draft), numberOf(version) ?? 0);
    const origin = tutorial ? { tutorialId: numberOf(tutorial) } : { key: key || null };
    const body = { ...content, ...origin };
    const begun = await this.api.call<DraftDto>(request, 'POST', '/api/drafts', { body });
    if (begun.status !== 200) return begun;
    // The draft existed: either started by this form and unchanged since, or by someone else.
    const isOurs = !tutorial && begun.body.version === 1;
    return isOurs ? save(begun.body.id, 1) : { ...begun, status: 412 };
  }

  async publishDraft(
    request: Request,
    { id, version }: DraftStateDto,
  ): Promise<ApiAnswer<PublishedDraftDto>> {
    return this.api.call(request, 'POST', `/api/drafts/${id}/publish`, { version });
  }

  /** Publishes a text without a draft, once even if the form is sent twice; `isRepeated` tells a repetition. */
  async publishNew(request: Request, typed: Typed): Promise<ApiAnswer<PublishedDto>> {
    return this.api.call(request, 'POST', '/api/tutorials', { body: contentOf(typed), key: typed['key'] });
  }

  /** Options and links of the form, including the text's current domain if it is no longer listed. */
  async lists(request: Request, typed: Typed): Promise<Lists & { typed: Typed }> {
    const listed = await this.api.call<DomainListDto>(request, 'GET', '/api/domains');
    const found = await this.api.call<DraftListDto>(request, 'GET', '/api/drafts?limit=100');
    // Members without the right to write still get the page, with an explanation.
    const [domains, drafts] = [listed.body.domains ?? [], found.body.drafts ?? []];
    const domainId = numberOf(typed['domainId']);
    if (domainId === null || domains.some(({ id }) => id === domainId)) return { typed, domains, drafts };
    const own = await this.api.call<DomainDto>(request, 'GET', `/api/domains/${domainId}`);
    if (own.status >= 400) return { typed, domains, drafts };
    // A merged domain returns the one it was merged into.
    const others = domains.filter(({ id }) => id !== own.body.id);
    return { typed: { ...typed, domainId: String(own.body.id) }, domains: [...others, own.body], drafts };
  }

  /** The published version of a tutorial. */
  async readOnline(request: Request, id: string): Promise<{ typed: Typed } | Refusal> {
    const path = `/api/tutorials/${numberOf(id)}/source`;
    const online = await this.api.call<TutorialSourceDto>(request, 'GET', path);
    if (online.status >= 400) return refusal(online);
    const { id: tutorialId, version: tutorialVersion } = online.body;
    return { typed: typedOf(online.body, { tutorialId, tutorialVersion }) };
  }

  /** The stored version, so that fields missing in the form keep their values. */
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

/** Converts an error response of the API. */
export const refusal = ({ status, body: { message, errors } }: ApiAnswer<unknown>): Refusal => ({
  status,
  message,
  problems: errors,
});
