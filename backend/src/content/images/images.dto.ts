import { ApiProperty } from '@nestjs/swagger';

export class ImageDto {
  @ApiProperty({ example: '/media/0c/0c6a640c6a640c6a640c6a64.webp' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'Largeur en pixels.' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Hauteur en pixels.' })
  height: number;
}
