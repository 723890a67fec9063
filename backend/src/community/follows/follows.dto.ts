import { ApiProperty } from '@nestjs/swagger';

export class FollowDto {
  @ApiProperty({ description: 'Si le membre suit le domaine.' })
  isFollowed: boolean;
}
