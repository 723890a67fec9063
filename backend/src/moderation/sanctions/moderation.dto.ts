import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsISO8601, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import {
  BeforeParam,
  CursorParam,
  ChoiceParam,
  IntParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { suspensionEnd, type User } from '../../members/users/user.entity.js';
import { toUserDto, UserDto } from '../../members/users/users.dto.js';
import { userKinds } from '../../members/users/member-counts.js';
import { userSorts, type UserSort } from '../../members/users/users.repository.js';
import { isSuspended } from '../../members/users/users.service.js';

/** Up to this many are returned at once. */
export const MAX_LISTED = 1000;

export class UsersQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @TextParam(100, 'Texte à trouver dans le nom d’utilisateur, l’adresse ou le nom affiché.', 'ada')
  q?: string;

  @BeforeParam()
  before?: number;

  @ChoiceParam(
    userKinds,
    'Seulement les administrateurs, les modérateurs, les contributeurs ou les comptes suspendus.',
  )
  kind?: (typeof userKinds)[number];

  @ChoiceParam(userSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: UserSort;

  @IntParam({ min: 1, max: MAX_LISTED, fallback: MAX_LISTED, description: 'Nombre de membres.' })
  override limit?: number;
}

const rights = ['isAdmin', 'isModerator', 'isReviewer', 'isContributor'] as const;
export type Rights = Partial<Pick<User, (typeof rights)[number]>>;

function RightField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    ValidateIf(
      (body: Rights, value) => value !== undefined || rights.every((right) => body[right] === undefined),
    ),
    IsBoolean({ message: 'Le champ « $property » doit valoir vrai ou faux.' }),
  );
}

/** At least one of them. */
export class RightsBody implements Rights {
  @RightField('Si le membre doit être administrateur.')
  isAdmin?: boolean;

  @RightField('Si le membre doit être modérateur.')
  isModerator?: boolean;

  @RightField('Si le membre doit relire les premiers tutoriels des contributeurs.')
  isReviewer?: boolean;

  @RightField('Si le membre doit pouvoir publier des tutoriels.')
  isContributor?: boolean;

  @TextField({
    lines: true,
    max: 500,
    optional: true,
    description: 'Le motif, gardé au journal.',
    example: 'Rejoint l’équipe.',
  })
  reason?: string | null;
}

export class SuspensionBody {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null : sans fin.' })
  @ValidateIf((_, value) => value !== null)
  @IsISO8601(
    { strict: true },
    { message: 'Donnez la fin de la suspension (ISO 8601), ou null si elle n’en a pas.' },
  )
  until: string | null;

  @TextField({
    lines: true,
    min: 2,
    max: 500,
    tooShort: 'Donnez le motif de la suspension : il sera dit au membre.',
    example: 'Publicité répétée.',
  })
  reason: string;
}

export class EndedSessionsDto {
  @ApiProperty({ type: 'integer', description: 'Combien de sessions ont été fermées.' })
  ended: number;
}

export class SuspensionDto {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null : sans fin.' })
  until: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Publicité répétée.' })
  reason: string | null;
}

/** A member as administrators see them. */
export class AdminUserDto extends OmitType(UserDto, ['bio', 'website', 'socialLinks', 'expertise'] as const) {
  @ApiProperty({ type: SuspensionDto, nullable: true, description: 'Null si le compte n’est pas suspendu.' })
  suspension: SuspensionDto | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'La dernière visite.' })
  lastSeenAt: string | null;
}

export function toAdminUserDto(user: User): AdminUserDto {
  const { bio, website, socialLinks, expertise, ...known } = toUserDto(user);
  const suspension = { until: suspensionEnd(user)?.toISOString() ?? null, reason: user.suspensionReason };
  return {
    ...known,
    suspension: isSuspended(user) ? suspension : null,
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
  };
}
