import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { suspicions, type Suspicion } from './held-comment.entity.js';
import type { Held } from './held-comments.service.js';

export class HeldDecisionBody {
  @ApiProperty()
  @IsBoolean({ message: 'Le champ « isAccepted » doit valoir vrai ou faux.' })
  isAccepted: boolean;
}

export class HeldCommentDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ example: 'Comprendre les fermetures' })
  tutorialTitle: string;

  @ApiProperty({ type: PublicUserDto })
  user: PublicUserDto;

  @ApiProperty({ example: 'Mes prix : https://exemple.fr et https://exemple.net' })
  content: string;

  @ApiProperty({ enum: suspicions, description: 'Ce qui l’a fait retenir : liens, cadence ou répétition.' })
  suspicion: Suspicion;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class HeldCommentListDto {
  @ApiProperty({ type: [HeldCommentDto] })
  comments: HeldCommentDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toHeldCommentDto({ held, author, tutorialTitle }: Held): HeldCommentDto {
  const { id, tutorialId, content, suspicion, createdAt } = held;
  const user = toPublicUserDto(author);
  return { id, tutorialId, tutorialTitle, user, content, suspicion, createdAt: createdAt.toISOString() };
}
