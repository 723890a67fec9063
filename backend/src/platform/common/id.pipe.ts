import { BadRequestException, Injectable, Optional, type PipeTransform } from '@nestjs/common';

/** Largest id that both databases can store. */
export const MAX_ID = 2_147_483_647;

/** Parses an id in a path: a positive integer in plain digits. `refusal` is the message of the 404, word for word. */
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
