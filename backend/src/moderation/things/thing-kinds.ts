/** What members can report. */
export const thingKinds = ['comment', 'tutorial', 'collection', 'member'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** One thing, by its kind and its id; it may be gone. */
export interface ThingRef {
  kind: ThingKind;
  subjectId: number;
}

/** What a thing says, whose it is, and when it was so: now, or when somebody reported it. */
export interface Snapshot {
  /** Of a tutorial, the name of a collection or a member; null for a comment. */
  subjectTitle: string | null;
  /** The comment, or how the thing describes itself; at most 1,000 characters. */
  said: string;
  /** Null for what nobody here has written, and once their account is gone. */
  subjectAuthorId: number | null;
}

/** One key for one thing, such as `comment:12`. */
export function keyOf({ kind, subjectId }: ThingRef): string {
  return `${kind}:${subjectId}`;
}
