import { lasting } from '@passerelle/api-client/browser-storage';
import type { Body } from '@passerelle/api-client/call';
import type { Difficulty } from './tutorial';

/** What is written on the screen, until the server has it; null where a field has been emptied. */
export interface Draft {
  /** Of the tutorial as it was when the writing began; absent for a new one. */
  version?: number | undefined;
  title: string | null;
  description: string | null;
  domainId: number | null;
  difficulty: Difficulty | null;
  tags: string[];
  image: string | null;
  source: string | null;
}

export const emptyDraft: Draft = {
  title: '',
  description: '',
  domainId: null,
  difficulty: null,
  tags: [],
  image: null,
  source: '',
};

/** As the API takes it. An image that did not come by the console stays without being sent. */
export function toBody(draft: Draft, before: Pick<Draft, 'image'>): Body<'POST', '/api/tutorials'> {
  const { title, description, domainId, difficulty, tags, image, source } = draft;
  return {
    title: title ?? '',
    description: description ?? '',
    domainId: Number(domainId),
    difficulty,
    tags,
    source: source ?? '',
    ...(image !== before.image && { image }),
  };
}

const keyOf = (id: number | undefined) => `passerelle-brouillon-${id ?? 'nouveau'}`;

/** What was written here before and not saved; undefined when there is nothing that can be read. */
export function readDraft(id: number | undefined): Draft | undefined {
  try {
    const kept = lasting.read(keyOf(id));
    return kept ? { ...emptyDraft, ...(JSON.parse(kept) as Partial<Draft>) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it could be kept. */
export function keepDraft(id: number | undefined, draft: Draft): boolean {
  return lasting.keep(keyOf(id), JSON.stringify(draft));
}

export function dropDraft(id: number | undefined): void {
  lasting.forget(keyOf(id));
}
