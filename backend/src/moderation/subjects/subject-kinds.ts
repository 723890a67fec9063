import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

/** Kinds of content that members can report. */
export const subjectKinds = ['comment', 'tutorial', 'collection', 'member'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Reference to some content, which may be deleted. */
export interface SubjectRef {
  kind: SubjectKind;
  subjectId: number;
}

/** Text and owner of some content, either current or at the time of a report. */
export interface Snapshot {
  /** Title of a tutorial, name of a collection or member; null for a comment. */
  subjectTitle: string | null;
  /** Text of a comment, or description of other content; at most 1,000 characters. */
  said: string;
  /** Null when the author has no account, or once it is deleted. */
  subjectAuthorId: number | null;
}

/** Key of some content, such as `comment:12`. */
export function keyOf({ kind, subjectId }: SubjectRef): string {
  return `${kind}:${subjectId}`;
}

/** Parses a kind of content in a path. @throws NotFoundException for any other value */
@Injectable()
export class KindPipe implements PipeTransform<string, SubjectKind> {
  transform(value: string): SubjectKind {
    const kind = subjectKinds.find((each) => each === value);
    if (!kind) throw new NotFoundException('Il n’y a pas de tel genre de chose.');
    return kind;
  }
}
