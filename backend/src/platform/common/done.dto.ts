import { ApiProperty } from '@nestjs/swagger';

/** Response without content. */
export class DoneDto {
  @ApiProperty({ enum: [true] })
  done: true;
}
