import { BadRequestException } from '@nestjs/common';

const SIMPLER = 'Simplifiez-le ou partagez-le en plusieurs tutoriels.';

/** 400 with the reason why a text can't be rendered, in French and useful to its author. */
export class UnrenderableTextException extends BadRequestException {
  /** @param reason continues the sentence after « : » */
  constructor(readonly reason: string) {
    const message = `Ce texte ne peut pas être mis en forme\u00A0: ${reason}. ${SIMPLER}`;
    super({ message, errors: { source: message } });
  }
}
