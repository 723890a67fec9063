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

/** The form again, with what has become of the text. */
export type FormPage = Shown & { status: number };
/** What follows a form: the form again, or another page. */
export type Outcome = FormPage | { location: string };

/** Decides what becomes of a text that is sent without a script; nothing typed is lost, nothing is replaced unseen. */
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

  /** Keeps what has been typed as a draft; where it is meant for readers, publishes it. */
  async take(request: Request, typed: Typed, isForReaders: boolean): Promise<Outcome> {
    const isNew = !typed['draft'] && !typed['tutorial'];
    const published = isForReaders && isNew ? await this.publishNew(request, typed) : undefined;
    if (published) return published;
    const saved = await this.texts.keep(request, typed);
    if (saved.status === 412) return this.stalePage(request, typed, typed['draft'] || String(saved.body.id));
    if (saved.status === 404 && typed['draft']) return gonePage(typed);
    if (saved.status >= 400) return refusedPage(typed, refusal(saved));
    const { id, version } = saved.body;
    if (!isForReaders) return { location: `/ecrire?brouillon=${id}&enregistre=1` };
    return this.publish(request, { ...typed, draft: String(id), version: String(version) }, saved.body);
  }

  private async publish(request: Request, kept: Typed, draft: DraftStateDto): Promise<Outcome> {
    const published = await this.texts.publish(request, draft);
    if (published.status < 400) return placeOf(published.body.tutorialId, published.body.isHeld);
    if (published.status !== 412) return refusedPage(kept, refusal(published));
    // Either the tutorial says something else by now, or the draft does.
    if (draft.tutorialId) return this.onlinePage(request, kept, draft.tutorialId, REWRITTEN);
    return this.stalePage(request, kept, String(draft.id));
  }

  /** At once, without a draft. @returns nothing where it is refused: it is kept as a draft instead */
  private async publishNew(request: Request, typed: Typed): Promise<Outcome | undefined> {
    const { status, body, isRepeated } = await this.texts.publishNew(request, typed);
    if (status >= 400) return undefined;
    const published = placeOf(body.id, body.isHeld);
    if (!isRepeated) return published;
    const online = await this.texts.readOnline(request, String(body.id));
    if ('message' in online || saysTheSame(online.typed, typed)) return published;
    return this.onlinePage(request, { ...typed, key: '', tutorial: String(body.id) }, body.id, PUBLISHED);
  }

  /** Shows both texts; what is sent next knows of the other. */
  private async stalePage(request: Request, typed: Typed, draft: string): Promise<FormPage> {
    const now = await this.texts.open(request, { draft });
    if ('message' in now) return now.status === 404 ? gonePage(typed) : refusedPage(typed, now);
    const { version = '', tutorialVersion = '' } = now.typed;
    const mine = { ...typed, draft, version, tutorialVersion };
    return { status: 412, typed: mine, said: { message: STALE, isWrong: true }, other: now.typed };
  }

  /** The tutorial says something else: shows that as well; what is published next knows of it. */
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

/** Published or thrown away elsewhere: what is typed goes on as a draft of its own. */
function gonePage(typed: Typed): FormPage {
  const anew = { ...typed, draft: '', version: '', key: randomUUID() };
  return { status: 404, typed: anew, said: { message: GONE, isWrong: true } };
}

function refusedPage(typed: Typed, { status, message, problems }: Refusal): FormPage {
  return { status, typed, said: { message, isWrong: true }, problems };
}

/** Where a text is found that has just been published; nobody but its authors reads it while it waits for a review. */
function placeOf(tutorialId: number, isHeld: boolean): { location: string } {
  return { location: isHeld ? `/ecrire?tutoriel=${tutorialId}&relecture=1` : `/tutoriels/${tutorialId}` };
}
