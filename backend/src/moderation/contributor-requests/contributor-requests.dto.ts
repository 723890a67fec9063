import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { DAY_MS } from '@passerelle/api-client/durations';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import {
  requestStatuses,
  type ContributorRequest,
  type RequestStatus,
} from './contributor-request.entity.js';
import { PAUSE_DAYS, type RequestWithMember } from './contributor-requests.service.js';

export class ContributorRequestBody {
  @TextField({
    lines: true,
    min: 10,
    max: 1000,
    tooShort: 'Dites en quelques mots ce que vous voulez publier (10 caractères au moins).',
    tooLong: 'Votre demande ne peut pas dépasser 1000 caractères.',
    example: 'J’enseigne la menuiserie et j’aimerais partager mes cours.',
  })
  message: string;
}

export class RequestDecisionBody {
  @ApiProperty()
  @IsBoolean({ message: 'Le champ « isAccepted » doit valoir vrai ou faux.' })
  isAccepted: boolean;

  @TextField({
    lines: true,
    max: 500,
    optional: true,
    tooLong: 'La réponse ne peut pas dépasser 500 caractères.',
    description: 'Dite au membre ; obligatoire pour refuser.',
    example: 'Bienvenue !',
  })
  answer?: string | null;
}

export class RequestsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: requestStatuses, default: 'pending' })
  @IsOptional()
  @IsIn(requestStatuses, { message: 'Statut inconnu.' })
  status?: RequestStatus;
}

export class ContributorRequestDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'J’enseigne la menuiserie et j’aimerais partager mes cours.' })
  message: string;

  @ApiProperty({ enum: requestStatuses })
  status: RequestStatus;

  @ApiProperty({ type: String, nullable: true, example: 'Bienvenue !' })
  answer: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answeredAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class OwnRequestDto {
  @ApiProperty({ type: ContributorRequestDto, nullable: true })
  request: ContributorRequestDto | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'À partir de quand une autre demande est possible ; nul quand elle l’est.',
  })
  nextAt: string | null;
}

class RequesterDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'ada' })
  username: string;

  @ApiProperty({ example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true, example: '/media/ab/0123456789abcdef01234567.webp' })
  avatar: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'J’écris des programmes.' })
  bio: string | null;

  @ApiProperty({ description: 'Si un administrateur lui a retiré le droit de publier.' })
  contributorRevoked: boolean;

  @ApiProperty({ description: 'Si son adresse e-mail est confirmée.' })
  isConfirmed: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class AskedDto extends ContributorRequestDto {
  @ApiProperty({ type: RequesterDto })
  member: RequesterDto;
}

export class AskedListDto {
  @ApiProperty({ type: [AskedDto] })
  requests: AskedDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toRequestDto(request: ContributorRequest): ContributorRequestDto {
  const { id, message, status, answer, answeredAt, createdAt } = request;
  const answered = answeredAt?.toISOString() ?? null;
  return { id, message, status, answer, answeredAt: answered, createdAt: createdAt.toISOString() };
}

export function toOwnRequestDto(request: ContributorRequest | null): OwnRequestDto {
  if (!request) return { request: null, nextAt: null };
  const { status, answeredAt } = request;
  const next = status === 'refused' && answeredAt ? answeredAt.getTime() + PAUSE_DAYS * DAY_MS : 0;
  return { request: toRequestDto(request), nextAt: next > Date.now() ? new Date(next).toISOString() : null };
}

export function toAskedDto({ request, member }: RequestWithMember): AskedDto {
  const { id, username, displayName, avatar, bio, contributorRevoked, emailConfirmedAt, createdAt } = member;
  const isConfirmed = emailConfirmedAt !== null;
  const person = { id, username, displayName, avatar, bio, contributorRevoked, isConfirmed };
  return { ...toRequestDto(request), member: { ...person, createdAt: createdAt.toISOString() } };
}
