import { BadRequestException } from '@nestjs/common';
const SIMPLER = 'Simplifiez-le ou partagez-le en plusieurs tutoriels.';
/** 400 with the reason why a text can't be rendered, in French and useful to its author. */ export class UnrenderableTextException extends BadRequestException {
    reason;
    /** @param reason continues the sentence after « : » */ constructor(reason){
        const message = `Ce texte ne peut pas \xeatre mis en forme\u00A0: ${reason}. ${SIMPLER}`;
        super({
            message,
            errors: {
                source: message
            }
        }), this.reason = reason;
    }
}
//# sourceMappingURL=unrenderable-text.exception.js.map
