import { ApiProperty } from '@nestjs/swagger';
import { IntParam } from '../../platform/common/query-params.js';
import { UserDto } from '../users/users.dto.js';

export class AccountExportDto {
  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty({ type: UserDto })
  account: UserDto;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'Dernière visite.' })
  lastSeenAt: string | null;

  @ApiProperty({ description: 'Si l’adresse est inscrite à la lettre d’information.' })
  newsletter: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    description: 'Tout ce qui est conservé d’autre, par table.',
    example: { comments: [{ content: 'Merci, j’ai enfin compris.' }] },
  })
  data: Record<string, object[]>;
}

export class ProfileCountersDto {
  @ApiProperty({ type: 'integer', description: 'Tutoriels publiés.' })
  tutorials: number;

  @ApiProperty({ type: 'integer', description: 'Favoris.' })
  favorites: number;

  @ApiProperty({ type: 'integer', description: 'Commentaires, réponses comprises.' })
  comments: number;
}

export const activityKinds = ['tutorial', 'comment', 'rating', 'favorite'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export class ActivityQuery {
  @IntParam({ min: 1, max: 100, fallback: 20, description: 'Nombre d’éléments à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1000, fallback: 0, description: 'Nombre d’éléments à passer.' })
  offset?: number;
}

export class ActivityDto {
  @ApiProperty({
    enum: activityKinds,
    description: 'Ce que le membre a fait : publié, commenté, noté ou gardé.',
  })
  kind: ActivityKind;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ example: 'Attendre sans bloquer' })
  tutorialTitle: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Texte du commentaire.',
    example: 'Merci, j’ai enfin compris.',
  })
  comment: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Note, de 1 à 5.' })
  score: number | null;
}

export class ActivityListDto {
  @ApiProperty({ type: [ActivityDto] })
  activity: ActivityDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toActivityDto(activity: Omit<ActivityDto, 'at'> & { at: Date }): ActivityDto {
  return { ...activity, at: activity.at.toISOString() };
}
