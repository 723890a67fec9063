import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches, ValidateIf } from 'class-validator';
import { EmailField } from '../../platform/common/body-fields.js';
import { trimmed } from '../../platform/common/plain-text.js';
import type { FailedEmail } from '../../platform/email/emails.service.js';
import { readableAddress } from '../../platform/common/mailboxes.js';
import type { MailSetup, MailTrial } from './mail.service.js';
import { recordNames, recordStates, type SenderRecord } from './sender-records.js';

/** DNS labels. */
const SELECTOR = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,3}$/;

class MailServerDto {
  @ApiProperty({ example: 'smtp.exemple.fr' })
  host: string;

  @ApiProperty({ type: 'integer', example: 587 })
  port: number;

  @ApiProperty({
    description: 'Si la connexion est chiffrée d’emblée ; sinon elle le devient si le serveur le peut.',
  })
  isEncrypted: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'ateliers' })
  username: string | null;
}

class MailSenderDto {
  @ApiProperty({ example: 'Ateliers du Lac' })
  name: string;

  @ApiProperty({ example: 'ne-pas-repondre@exemple.fr' })
  address: string;
}

class MailTestDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty()
  wasAccepted: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ce que le serveur a répondu, ou pourquoi il ne l’a pas fait.',
    example: '250 2.0.0 Ok',
  })
  answer: string | null;
}

export class MailSetupDto implements MailSetup {
  @ApiProperty({ type: MailServerDto, nullable: true, description: 'Null tant que SMTP_URL manque.' })
  server: MailServerDto | null;

  @ApiProperty({ type: MailSenderDto })
  sender: MailSenderDto;

  @ApiProperty({
    type: MailTestDto,
    nullable: true,
    description: 'Le dernier message d’essai, tant que le courrier est réglé comme alors.',
  })
  lastTest: MailTestDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Le sélecteur DKIM cherché la dernière fois.',
    example: 'mail',
  })
  dkimSelector: string | null;
}

export class MailTestBody {
  @EmailField('Veuillez entrer une adresse e-mail valide.', { needsDot: false })
  to: string;
}

export class MailTrialDto implements MailTrial {
  @ApiProperty({ description: 'Si le serveur de courrier a pris le message.' })
  wasAccepted: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ce que le serveur a répondu, ou pourquoi il ne l’a pas fait ; null sans serveur.',
    example: '250 2.0.0 Ok: queued as 4F1B2',
  })
  answer: string | null;

  @ApiProperty({
    description: 'Ce que cela veut dire, et que faire.',
    example: 'Le serveur de courrier a pris le message.',
  })
  advice: string;
}

export class SenderRecordsBody {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 253,
    description: 'Sélecteur DKIM ; retenu. Sans lui, celui de la dernière fois.',
    example: 'mail',
  })
  @Transform(({ value }) =>
    typeof value === 'string' ? (trimmed(value) as string).toLowerCase() || null : (value as unknown),
  )
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @Matches(SELECTOR, {
    message: 'Un sélecteur DKIM est fait de lettres, de chiffres et de tirets, comme « mail ».',
  })
  selector?: string | null;
}

export class SenderRecordDto implements SenderRecord {
  @ApiProperty({ enum: recordNames })
  name: SenderRecord['name'];

  @ApiProperty({
    enum: recordStates,
    description: 'unknown : rien à chercher encore ; silent : le DNS n’a pas répondu.',
  })
  state: SenderRecord['state'];

  @ApiProperty({ type: String, nullable: true, example: '_dmarc.exemple.fr' })
  host: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'v=DMARC1; p=none' })
  value: string | null;

  @ApiProperty({
    description: 'Ce que cela veut dire, et que faire.',
    example: 'Le serveur de courrier a pris le message.',
  })
  advice: string;
}

export class SenderRecordsDto {
  @ApiProperty({ type: [SenderRecordDto] })
  records: SenderRecordDto[];
}

export class MailFailureDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null une fois le message effacé.',
    example: 'ada@exemple.fr',
  })
  recipient: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Confirmez votre adresse' })
  subject: string | null;

  @ApiProperty({ description: 'Si le site ne l’essaiera plus de lui-même.' })
  isGivenUp: boolean;

  @ApiProperty({ type: 'integer' })
  attempts: number;

  @ApiProperty({ description: 'Ce que le serveur a répondu en dernier.', example: '550 inconnu ici' })
  answer: string;

  @ApiProperty({ format: 'date-time', description: 'Quand il devait partir.' })
  queuedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Le prochain essai.',
    example: '2026-03-01T08:00:00.000Z',
  })
  nextAttemptAt: string | null;
}

export class MailFailureListDto {
  @ApiProperty({ type: [MailFailureDto] })
  failures: MailFailureDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toMailFailureDto({
  id,
  email,
  state,
  attempts,
  error,
  event,
  dueAt,
}: FailedEmail): MailFailureDto {
  const isGivenUp = state === 'dead';
  return {
    id,
    recipient: email ? readableAddress(email.recipient) : null,
    subject: email?.content.subject ?? null,
    isGivenUp,
    attempts,
    answer: error!,
    queuedAt: event.happenedAt.toISOString(),
    nextAttemptAt: isGivenUp ? null : dueAt.toISOString(),
  };
}
