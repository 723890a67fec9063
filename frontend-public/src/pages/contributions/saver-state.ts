import type { DeviceCopy } from './device-copies';
import type { Draft, DraftContent } from './draft-content';

/** Where what is written is. */
export type Where =
  'untouched' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'failed' | 'refused' | 'collides';

/** Another text that says something else in the same place. */
export interface Collision {
  /** Of the draft that was saved elsewhere, or of the tutorial that was rewritten meanwhile. */
  kind: 'saved' | 'online';
  base: DraftContent;
  mine: DraftContent;
  theirs: DraftContent;
  /** Goes on from the other text. */
  adopt: () => void;
}

export interface SaverState {
  where: Where;
  /** Whether this device keeps what the server has not. */
  isOnDevice: boolean;
  savedAt: string | null;
  /** Why the server refuses it. */
  refusal: string | undefined;
  collision: Collision | null;
  draftId: number | null;
}

export interface Opened {
  tutorialId: number | null;
  /** Of the tutorial; null for a new one. */
  online: { version: number; content: DraftContent } | null;
  draft: Draft | null;
  /** What the tutorial said in the version that the draft goes by. */
  draftBase: DraftContent | null;
  /** What the server has. */
  content: DraftContent;
  left: { copy: DeviceCopy; drop: () => void }[];
  key: string;
}

export interface Page {
  read: () => DraftContent;
  write: (content: DraftContent) => void;
  /** Something from elsewhere stands in the text by now. */
  tellJoined: () => void;
}
