import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { subjectKinds, type SubjectKind } from './subject-kinds.js';

/** Parses a kind of content in a path. @throws NotFoundException for any other value */
@Injectable()
export class KindPipe implements PipeTransform<string, SubjectKind> {
  transform(value: string): SubjectKind {
    const kind = subjectKinds.find((each) => each === value);
    if (!kind) throw new NotFoundException('Il n’y a pas de tel genre de chose.');
    return kind;
  }
}
