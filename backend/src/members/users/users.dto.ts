import { readableAddress } from '../../platform/common/mailboxes.js';
import { ApiProperty } from '@nestjs/swagger';
import type { User } from './user.entity.js';

/** Public data of a member. */
export class PublicUserDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://exemple.fr/ada.png' })
  avatar: string | null;
}

/** A member's own data. */
export class UserDto extends PublicUserDto {
  @ApiProperty({ example: 'ada' })
  username: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ description: 'Si l’adresse e-mail a été confirmée.' })
  emailConfirmed: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'J’écris des programmes pour une machine qui n’existe pas encore.',
  })
  bio: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://exemple.fr/ada' })
  website: string | null;

  @ApiProperty({ type: [String], example: ['https://exemple.fr/@ada'] })
  socialLinks: string[];

  @ApiProperty({ type: [String], example: ['programmation'] })
  expertise: string[];

  @ApiProperty()
  isContributor: boolean;

  @ApiProperty({ description: 'Si un administrateur lui a retiré le droit de publier.' })
  contributorRevoked: boolean;

  @ApiProperty()
  contributorVerified: boolean;

  @ApiProperty()
  isAdmin: boolean;

  @ApiProperty({ description: 'S’il modère : signalements, commentaires et suspensions.' })
  isModerator: boolean;

  @ApiProperty({ description: 'Si le membre relit les premiers tutoriels des contributeurs.' })
  isReviewer: boolean;

  @ApiProperty({ description: 'Si un second facteur est en place.' })
  twoFactorEnabled: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export function toPublicUserDto({ id, displayName, avatar }: User): PublicUserDto {
  return { id, displayName, avatar };
}

export function toUserDto(user: User): UserDto {
  return {
    ...toPublicUserDto(user),
    username: user.username,
    email: readableAddress(user.email),
    emailConfirmed: user.emailConfirmedAt !== null,
    bio: user.bio,
    website: user.website,
    socialLinks: user.socialLinks,
    expertise: user.expertise,
    isContributor: user.isContributor,
    contributorRevoked: user.contributorRevoked,
    contributorVerified: user.contributorVerified,
    isAdmin: user.isAdmin,
    isModerator: user.isModerator,
    isReviewer: user.isReviewer,
    twoFactorEnabled: user.totpConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
