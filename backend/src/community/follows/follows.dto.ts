import { ApiProperty } from '@nestjs/swagger';
import { PublicUserDto } from '../../members/users/users.dto.js';

export class FollowDto {
  @ApiProperty({ description: 'Si le membre le suit.' })
  isFollowed: boolean;
}

class FollowedDomainDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'programmation' })
  slug: string;

  @ApiProperty({ example: 'Programmation' })
  name: string;
}

export class FollowsDto {
  @ApiProperty({ type: [FollowedDomainDto] })
  domains: FollowedDomainDto[];

  @ApiProperty({ type: [PublicUserDto] })
  authors: PublicUserDto[];

  @ApiProperty({
    type: [String],
    description: 'Étiquettes, comme le membre les a écrites.',
    example: ['pain'],
  })
  tags: string[];
}
