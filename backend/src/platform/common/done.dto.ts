import { ApiProperty } from '@nestjs/swagger';

/** What is answered where there is nothing to give. */
export class DoneDto {
  @ApiProperty({ enum: [true] })
  done: true;
}
