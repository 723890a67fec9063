import { ApiProperty } from '@nestjs/swagger';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import type { MovedCounts } from './moved-counts.js';

export class AccountMergeBody {
  @IdField({ message: 'Choisissez le compte qui reçoit tout.' })
  into: number;

  @TextField({
    lines: true,
    max: 500,
    min: 1,
    description: 'Le motif, gardé au journal.',
    example: 'La même personne s’est inscrite deux fois.',
  })
  reason: string;
}

class MovedCountsDto implements MovedCounts {
  @ApiProperty({ type: 'integer', description: 'Tutoriels qu’il signe, seul ou avec d’autres.' })
  tutorials: number;

  @ApiProperty({ type: 'integer' })
  drafts: number;

  @ApiProperty({ type: 'integer' })
  comments: number;

  @ApiProperty({ type: 'integer' })
  ratings: number;

  @ApiProperty({ type: 'integer' })
  favorites: number;

  @ApiProperty({ type: 'integer' })
  collections: number;

  @ApiProperty({ type: 'integer', description: 'Tutoriels commencés.' })
  progress: number;

  @ApiProperty({ type: 'integer', description: 'Domaines, auteurs et étiquettes suivis.' })
  follows: number;

  @ApiProperty({ type: 'integer', description: 'Membres qui le suivent.' })
  followers: number;
}

export class AccountMergeDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi la fusion serait refusée ; null si elle est possible.',
    example: 'Retirez d’abord les droits d’administration de ce compte.',
  })
  problem: string | null;

  @ApiProperty({ type: MovedCountsDto, description: 'Ce qui passe à l’autre compte.' })
  moves: MovedCountsDto;

  @ApiProperty({
    type: 'integer',
    description: 'Tutoriels que les deux ont évalués : la note de l’autre compte reste.',
  })
  ratedTwice: number;
}
