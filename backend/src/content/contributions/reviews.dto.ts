import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { AuthorDto, toAuthorDto, toTutorialItemDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
import type { WaitingReview } from '../tutorials/reviews.service.js';
import { authorsOf } from '../tutorials/signature.js';

export class ReviewBody {
  @ApiProperty()
  @IsBoolean({ message: 'Le champ « isAccepted » doit valoir vrai ou faux.' })
  isAccepted: boolean;

  @TextField({
    lines: true,
    max: 500,
    optional: true,
    tooLong: 'La réponse ne peut pas dépasser 500 caractères.',
    description: 'Dit aux auteurs ; obligatoire pour renvoyer.',
    example: 'Citez la source des images.',
  })
  reason?: string | null;
}

export class WaitingTutorialDto extends TutorialItemDto {
  @ApiProperty({ type: [AuthorDto], description: 'Tous ses auteurs, dans l’ordre où ils signent.' })
  authors: AuthorDto[];

  @ApiProperty({ format: 'date-time', description: 'Depuis quand il attend.' })
  waitingSince: string;
}

export class WaitingListDto {
  @ApiProperty({ type: [WaitingTutorialDto] })
  tutorials: WaitingTutorialDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toWaitingDto({ tutorial, since }: WaitingReview): WaitingTutorialDto {
  const authors = authorsOf(tutorial).map(toAuthorDto);
  return { ...toTutorialItemDto(tutorial), authors, waitingSince: since.toISOString() };
}
