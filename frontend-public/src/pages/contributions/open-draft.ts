import { call } from '@passerelle/api-client/call';
import { newKey } from '@passerelle/api-client/sent-once';
import { DeviceCopies, subjectOf } from './device-copies';
import { nothing, contentOf } from '../../features/revisions/written-text';
import type { Draft, DraftContent } from './draft-content';
import type { Online, Opened } from './saver-state';

/** Target of the editor: a tutorial, a draft or a new text. */
export interface Asked {
  tutorialId: number | null;
  draftId: number | null;
}

export interface OpenedText {
  opened: Opened;
  copies: DeviceCopies;
}

/** Loads the draft, the published tutorial and local copies. */
export async function openDraft({ tutorialId, draftId }: Asked, memberId: number): Promise<OpenedText> {
  const copies = new DeviceCopies(memberId);
  const left = copies.leftBehind(subjectOf(draftId, tutorialId));
  const online = tutorialId ? await readOnline(tutorialId) : null;
  const known = tutorialId ? await findDraftOf(tutorialId) : draftId;
  const draft = known ? await readDraft(known) : null;
  const draftBase =
    draft?.tutorialVersion && tutorialId ? await readVersion(tutorialId, draft.tutorialVersion) : null;
  const [first, ...others] = await left;
  const content = draft ? contentOf(draft) : (online?.content ?? nothing);
  return {
    copies,
    opened: {
      ...{ tutorialId, online, draft, draftBase, content },
      // Every abandoned new text is a separate one.
      left: first ? (tutorialId || draftId ? [first, ...others] : [first]) : [],
      key: (!draft && first?.copy.key) || newKey(),
    },
  };
}

export async function readOnline(id: number): Promise<Online> {
  const tutorial = await call('GET', '/api/tutorials/{id}/source', { path: { id } });
  return {
    version: tutorial.version,
    content: contentOf(tutorial),
    unpublished: tutorial.unpublished ?? null,
  };
}

export async function readVersion(id: number, version: number): Promise<DraftContent> {
  const path = { id, version };
  const revision = await call('GET', '/api/tutorials/{id}/revisions/{version}', { path });
  return contentOf(revision);
}

async function findDraftOf(tutorialId: number): Promise<number | null> {
  const { drafts } = await call('GET', '/api/drafts', { query: { tutorialId } });
  return drafts[0]?.id ?? null;
}

function readDraft(id: number): Promise<Draft> {
  return call('GET', '/api/drafts/{id}', { path: { id } });
}
