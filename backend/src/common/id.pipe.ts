import { BadRequestException, Injectable, type PipeTransform } from '@nestjs/common';

/** Reads an id out of a path: a whole number above 0. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,15}$/.test(value) ? Number(value) : 0;
    if (id < 1) throw new BadRequestException('L’identifiant doit être un nombre entier supérieur à 0.');
    return id;
  }
}
