import { PickType } from '@nestjs/swagger';
import { EmailField, FlagField, TextField } from '../../platform/common/body-fields.js';
import { RegisterBody } from '../auth/auth.dto.js';

export class NewAccountBody extends PickType(RegisterBody, ['username', 'email', 'displayName'] as const) {
  @FlagField('Si le membre peut publier des tutoriels.')
  isContributor?: boolean;
}

export class AccountReasonBody {
  @TextField({
    lines: true,
    max: 500,
    optional: true,
    description: 'Le motif, gardé au journal.',
    example: 'À la demande du membre.',
  })
  reason?: string | null;
}

export class NewAddressBody extends AccountReasonBody {
  @EmailField('Veuillez entrer une adresse email valide')
  email: string;
}
