import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { thingKinds, type ThingKind } from './thing-kinds.js';

/** Takes the kind of a thing from an address. @throws NotFoundException for what is none */
@Injectable()
export class KindPipe implements PipeTransform<string, ThingKind> {
  transform(value: string): ThingKind {
    const kind = thingKinds.find((each) => each === value);
    if (!kind) throw new NotFoundException('Il n’y a pas de tel genre de chose.');
    return kind;
  }
}
