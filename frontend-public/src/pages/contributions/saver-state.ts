import type { DeviceCopy } from './device-copies';
import type { Unpublished } from '../../features/tutorials/tutorial';
import type { Draft, DraftContent } from './draft-content';

/** Where the text is saved. */
export type Where =
  'untouched' | 'saving' | 'saved' | 'offline' | 'signedOut' | 'failed' | 'refused' | 'collides';

/** Another version that conflicts with this one. */
export interface Collision {
  /** Version of the draft saved elsewhere, or of the tutorial changed meanwhile. */
  kind: 'saved' | 'online';
  base: DraftContent;
  mine: DraftContent;
  theirs: DraftContent;
  /** Continues from the other version. */
  adopt: () => void;
}

export interface SaverState {
  where: Where;
  /** Whether unsaved text is stored on this device. */
  isOnDevice: boolean;
  savedAt: string | null;
  /** The server’s reason for refusing it. */
  refusal: string | undefined;
  collision: Collision | null;
  draftId: number | null;
}

/** A tutorial as it is stored. */
export interface Online {
  version: number;
  content: DraftContent;
  unpublished: Unpublished | null;
}

export interface Opened {
  tutorialId: number | null;
  /** Null for a new text. */
  online: Online | null;
  draft: Draft | null;
  /** The tutorial's content in the version the draft is based on. */
  draftBase: DraftContent | null;
  /** The server's version. */
  content: DraftContent;
  left: { copy: DeviceCopy; drop: () => void }[];
  key: string;
}

export interface Page {
  read: () => DraftContent;
  write: (content: DraftContent) => void;
  /** Changes from elsewhere have been merged into the text. */
  tellJoined: () => void;
}
