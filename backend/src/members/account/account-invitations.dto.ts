import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { readableAddress } from '../../platform/common/mailboxes.js';
import { EmailField, FlagField, SecretField, TextField } from '../../platform/common/body-fields.js';
import type { AccountInvitation } from '../account-invitations/account-invitation.entity.js';

const MAX_USES = 200;
const MAX_DAYS = 90;
const USES = `Une invitation vaut pour 1 à ${MAX_USES} personnes.`;
const DAYS = `Une invitation vaut de 1 à ${MAX_DAYS} jours.`;

export class NewAccountInvitationBody {
  @EmailField('Veuillez entrer une adresse email valide', {
    optional: true,
    description: 'À qui le lien est envoyé ; sans elle, le lien est donné à qui le demande.',
  })
  email?: string | null;

  @FlagField('Si qui s’inscrit avec elle peut publier des tutoriels.')
  isContributor?: boolean;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_USES,
    default: 1,
    description: 'Sans adresse.',
  })
  @IsOptional()
  @IsInt({ message: USES })
  @Min(1, { message: USES })
  @Max(MAX_USES, { message: USES })
  uses?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_DAYS, default: 7 })
  @IsOptional()
  @IsInt({ message: DAYS })
  @Min(1, { message: DAYS })
  @Max(MAX_DAYS, { message: DAYS })
  days?: number;

  @TextField({
    max: 200,
    optional: true,
    description: 'À quoi elle sert ; écrit aussi dans le message, s’il y en a un.',
    example: 'Les élèves de terminale.',
  })
  note?: string | null;
}

export class InvitationTokenBody {
  @SecretField(200, 'Cette invitation n’est plus valable. Demandez-en une autre à qui vous l’a envoyée.')
  invitation: string;
}

/** An invitation as the invited person sees it before registering. */
export class ReceivedAccountInvitationDto {
  @ApiProperty({ type: String, nullable: true, format: 'email' })
  email: string | null;

  @ApiProperty()
  isContributor: boolean;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}

export class AccountInvitationDto extends ReceivedAccountInvitationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: String, nullable: true, example: 'Les élèves de terminale.' })
  note: string | null;

  @ApiProperty({ type: 'integer' })
  usesLeft: number;

  @ApiProperty({ type: 'integer' })
  timesUsed: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class NewAccountInvitationDto {
  @ApiProperty({ type: AccountInvitationDto })
  invitation: AccountInvitationDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://exemple.fr/inscription?jeton=k3Jd8sLq',
    description: 'Le lien, connu cette seule fois ; nul quand il est parti par e-mail.',
  })
  link: string | null;
}

export class AccountInvitationListDto {
  @ApiProperty({ type: [AccountInvitationDto] })
  invitations: AccountInvitationDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toReceivedDto({
  email,
  isContributor,
  expiresAt,
}: AccountInvitation): ReceivedAccountInvitationDto {
  return { email: email && readableAddress(email), isContributor, expiresAt: expiresAt.toISOString() };
}

export function toAccountInvitationDto(invitation: AccountInvitation): AccountInvitationDto {
  const { id, note, usesLeft, timesUsed, createdAt } = invitation;
  return { ...toReceivedDto(invitation), id, note, usesLeft, timesUsed, createdAt: createdAt.toISOString() };
}
