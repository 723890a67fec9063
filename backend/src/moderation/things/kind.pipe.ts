import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { thingKinds, type ThingKind } from './thing-kinds.js';

/** Parses a kind of content in a path. @throws NotFoundException for any other value */
@Injectable()
export class KindPipe implements PipeTransform<string, ThingKind> {
  transform(value: string): ThingKind {
    const kind = thingKinds.find((each) => each === value);
    if (!kind) throw new NotFoundException('Il n’y a pas de tel genre de chose.');
    return kind;
  }
}
