import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DraftStateDto } from '../../content/drafts/drafts.dto.js';
import type { Shown } from './plain-form.js';
import { PlainTexts, refusal, type Refusal } from './plain-texts.js';
import { saysTheSame, type Typed } from './typed-text.js';

const SAVED = 'Le brouillon est enregistré.';
const HELD =
  'Votre tutoriel est envoyé : il paraîtra dès qu’il aura été relu. Vous pouvez encore le changer.';
const GONE =
  'Ce brouillon n’est plus là : il a été publié ou supprimé ailleurs. Votre texte est ci-dessous ; s’il est enregistré à nouveau, il devient un nouveau brouillon.';
const PUBLISHED =
  'Ce texte est déjà publié, et vous y avez changé quelque chose depuis. Rien n’est remplacé : s’il est publié à nouveau, il prend la place de celui qui est en ligne.';
const REWRITTEN =
  'Le tutoriel a été réécrit en ligne entre-temps. Votre texte est gardé comme brouillon, rien n’est remplacé : s’il est publié à nouveau, il prend la place de celui qui est en ligne.';
const STALE =
  'Ce texte a été enregistré ailleurs entre-temps. Rien n’est remplacé : le vôtre est ci-dessous ; s’il est enregistré à nouveau, il prend la place de l’autre.';

/** The form with the result of the submission. */
export type FormPage = Shown & { status: number };
/** Response to a submission: the form or a redirect. */
export type Outcome = FormPage | { location: string };

/** Handles texts submitted without a script; no typed text is lost, and no other version is overwritten unseen. */
@Injectable()
export class PlainWritingService {
  constructor(private readonly texts: PlainTexts) {}

  async open(
    request: Request,
    named: { draft?: string | undefined; tutorial?: string | undefined },
    done: 'saved' | 'held' | undefined,
  ): Promise<FormPage> {
    const opened = await this.texts.open(request, named);
    if ('message' in opened) return refusedPage({}, opened);
    return {
      status: 200,
      ...opened,
      said: done && { message: done === 'held' ? HELD : SAVED, isWrong: false },
    };
  }

  /** Saves the typed text as a draft, and publishes it if requested. */
  async handleSubmission(request: Request, typed: Typed, isForReaders: boolean): Promise<Outcome> {
    const isNew = !typed['draft'] && !typed['tutorial'];
    const published = isForReaders && isNew ? await this.publishNew(request, typed) : undefined;
    if (published) return published;
    const saved = await this.texts.saveDraft(request, typed);
    if (saved.status === 412) return this.stalePage(request, typed, typed['draft'] || String(saved.body.id));
    if (saved.status === 404 && typed['draft']) return gonePage(typed);
    if (saved.status >= 400) return refusedPage(typed, refusal(saved));
    const { id, version } = saved.body;
    if (!isForReaders) return { location: `/ecrire?brouillon=${id}&enregistre=1` };
    return this.publish(request, { ...typed, draft: String(id), version: String(version) }, saved.body);
  }

  private async publish(request: Request, kept: Typed, draft: DraftStateDto): Promise<Outcome> {
    const published = await this.texts.publishDraft(request, draft);
    if (published.status < 400) return placeOf(published.body.tutorialId, published.body.isHeld);
    if (published.status !== 412) return refusedPage(kept, refusal(published));
    // Either the tutorial or the draft has changed.
    if (draft.tutorialId) return this.onlinePage(request, kept, draft.tutorialId, REWRITTEN);
    return this.stalePage(request, kept, String(draft.id));
  }

  /** Publishes directly, without a draft. @returns undefined when refused: then it is saved as a draft */
  private async publishNew(request: Request, typed: Typed): Promise<Outcome | undefined> {
    const { status, body, isRepeated } = await this.texts.publishNew(request, typed);
    if (status >= 400) return undefined;
    const published = placeOf(body.id, body.isHeld);
    if (!isRepeated) return published;
    const online = await this.texts.readOnline(request, String(body.id));
    if ('message' in online || saysTheSame(online.typed, typed)) return published;
    return this.onlinePage(request, { ...typed, key: '', tutorial: String(body.id) }, body.id, PUBLISHED);
  }

  /** Shows both versions of a draft; the next submission is based on the other one. */
  private async stalePage(request: Request, typed: Typed, draft: string): Promise<FormPage> {
    const now = await this.texts.open(request, { draft });
    if ('message' in now) return now.status === 404 ? gonePage(typed) : refusedPage(typed, now);
    const { version = '', tutorialVersion = '' } = now.typed;
    const mine = { ...typed, draft, version, tutorialVersion };
    return { status: 412, typed: mine, said: { message: STALE, isWrong: true }, other: now.typed };
  }

  /** Shows the changed tutorial too; the next publication is based on it. */
  private async onlinePage(
    request: Request,
    typed: Typed,
    tutorialId: number,
    message: string,
  ): Promise<FormPage> {
    const online = await this.texts.readOnline(request, String(tutorialId));
    if ('message' in online) return refusedPage(typed, online);
    const { tutorialVersion = '' } = online.typed;
    const mine = { ...typed, tutorialVersion };
    return { status: 412, typed: mine, said: { message, isWrong: true }, other: online.typed };
  }
}

/** The draft was published or deleted elsewhere: the typed text continues as a new draft. */
function gonePage(typed: Typed): FormPage {
  const anew = { ...typed, draft: '', version: '', key: randomUUID() };
  return { status: 404, typed: anew, said: { message: GONE, isWrong: true } };
}

function refusedPage(typed: Typed, { status, message, problems }: Refusal): FormPage {
  return { status, typed, said: { message, isWrong: true }, problems };
}

/** Where to find a just published text; one held for review is visible to its authors only. */
function placeOf(tutorialId: number, isHeld: boolean): { location: string } {
  return { location: isHeld ? `/ecrire?tutoriel=${tutorialId}&relecture=1` : `/tutoriels/${tutorialId}` };
}
