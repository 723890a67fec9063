import { ApiProperty } from '@nestjs/swagger';

const figure = (description: string) => ApiProperty({ type: 'integer', nullable: true, description });

export class FiguresDto {
  @figure('Tutoriels publiés.')
  tutorials: number | null;

  @figure('Domaines.')
  domains: number | null;

  @figure('Membres.')
  members: number | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Moyenne des notes, à un dixième près.' })
  ratingAverage: number | null;
}
