import { BadRequestException, Injectable, Optional, type PipeTransform } from '@nestjs/common';

/** Reads an id out of a path: a whole number above 0. `refusal` is kept to the letter. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  constructor(
    @Optional() private readonly refusal: string = 'L’identifiant doit être un nombre entier supérieur à 0.',
  ) {}

  transform(value: string): number {
    const id = /^\d{1,15}$/.test(value) ? Number(value) : 0;
    if (id < 1) throw new BadRequestException({ message: this.refusal });
    return id;
  }
}
