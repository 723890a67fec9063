import { ApiProperty } from '@nestjs/swagger';

export class PreparationDto {
  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels que la recherche connaît déjà.' })
  done: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels en tout.' })
  total: number;
}
