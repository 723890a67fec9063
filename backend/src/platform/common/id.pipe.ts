import { BadRequestException, Injectable, Optional, type PipeTransform } from '@nestjs/common';

/** The largest id that the databases hold. */
export const MAX_ID = 2_147_483_647;

/** Reads an id out of a path: a whole number above 0, written plainly. `refusal` is kept to the letter. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  constructor(
    @Optional() private readonly refusal: string = 'L’identifiant doit être un nombre entier supérieur à 0.',
  ) {}

  transform(value: string): number {
    if (!/^[1-9]\d{0,14}$/.test(value)) throw new BadRequestException({ message: this.refusal });
    return Number(value);
  }
}
