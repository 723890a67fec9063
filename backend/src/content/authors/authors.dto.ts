import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isEmailAddress } from '../../platform/common/plain-text.js';
import { TextField } from '../../platform/common/body-fields.js';
import { foldAddress, readableAddress } from '../../platform/common/mailboxes.js';
import { RevisionEditorDto } from '../contributions/revisions.dto.js';
import type { TutorialAuthor } from '../tutorials/tutorial-author.entity.js';
import type { AuthorInvitation } from './author-invitation.entity.js';
import { endOf } from './invitations.repository.js';

const MAX_ADDRESS = 254;
const EMPTY = 'Donnez le nom d’utilisateur ou l’adresse e-mail de la personne à inviter.';

/** Only an address has an at sign. */
function isUsernameOrEmail(value: unknown): boolean {
  if (typeof value !== 'string' || !value.includes('@')) return typeof value === 'string';
  const address = foldAddress(value);
  return address.length <= MAX_ADDRESS && isEmailAddress(address);
}

export class InviteBody {
  @TextField({
    min: 1,
    max: MAX_ADDRESS,
    tooShort: EMPTY,
    tooLong: EMPTY,
    description:
      'Le nom d’utilisateur ou l’adresse e-mail. Pour une adresse la réponse est la même, que quelqu’un l’ait ici ou non.',
    example: 'ada',
  })
  @ValidateBy(
    { name: 'isUsernameOrEmail', validator: { validate: isUsernameOrEmail } },
    { message: 'Cette adresse e-mail n’est pas valable.' },
  )
  invitee: string;
}

/** A member who writes a tutorial. */
export class CoAuthorDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://exemple.fr/ada.png' })
  avatar: string | null;

  @ApiProperty({ format: 'date-time', description: 'Depuis quand.' })
  joinedAt: string;
}

export class SentInvitationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Le nom ou l’adresse, comme on l’a donné.', example: 'alan' })
  invitee: string;

  @ApiProperty({ type: RevisionEditorDto, nullable: true, description: 'Null une fois le compte supprimé.' })
  invitedBy: RevisionEditorDto | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Quand elle prend fin sans réponse.' })
  expiresAt: string;
}

export class AuthorsDto {
  @ApiProperty({ type: [CoAuthorDto], description: 'Dans l’ordre où ils signent.' })
  authors: CoAuthorDto[];

  @ApiProperty({ type: [SentInvitationDto], description: 'Celles qui attendent une réponse.' })
  invitations: SentInvitationDto[];
}

export class InvitedTutorialDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Attendre sans bloquer' })
  title: string;

  @ApiProperty({ example: 'Ada Lovelace' })
  authorName: string;
}

/** An invitation for its recipient. */
export class InvitationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: InvitedTutorialDto })
  tutorial: InvitedTutorialDto;

  @ApiProperty({ type: RevisionEditorDto, nullable: true, description: 'Null une fois le compte supprimé.' })
  invitedBy: RevisionEditorDto | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Quand elle prend fin sans réponse.' })
  expiresAt: string;
}

export class InvitationListDto {
  @ApiProperty({ type: [InvitationDto] })
  invitations: InvitationDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class AcceptedDto {
  @ApiProperty({ type: 'integer', description: 'Le tutoriel que l’on écrit désormais aussi.' })
  tutorialId: number;
}

export function toCoAuthorDto({ userId, user, joinedAt }: TutorialAuthor): CoAuthorDto {
  const { displayName, avatar } = user!;
  return { id: userId, displayName, avatar, joinedAt: joinedAt.toISOString() };
}

export function toSentInvitationDto(invitation: AuthorInvitation): SentInvitationDto {
  const { id, invitee, createdAt } = invitation;
  return {
    ...{ id, invitee: readableAddress(invitee), invitedBy: inviterOf(invitation) },
    createdAt: createdAt.toISOString(),
    expiresAt: endOf(invitation).toISOString(),
  };
}

export function toInvitationDto(invitation: AuthorInvitation): InvitationDto {
  const { invitee, ...common } = toSentInvitationDto(invitation);
  const { id, title, authorName } = invitation.tutorial!;
  return { ...common, tutorial: { id, title, authorName } };
}

function inviterOf({ invitedBy }: AuthorInvitation): RevisionEditorDto | null {
  return invitedBy ? { id: invitedBy.id, displayName: invitedBy.displayName } : null;
}
