import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FlagField } from '../../platform/common/body-fields.js';
import { bookFormats, type BookFormat } from '../exports/book-maker.js';
import { bookStates, type BookOrder, type BookState } from './book-order.entity.js';

export class BookOrderBody {
  @ApiProperty({ enum: bookFormats })
  @IsIn(bookFormats, { message: `Le format doit valoir ${bookFormats.join(' ou ')}.` })
  format: BookFormat;

  @FlagField('Avec les images que garde le site ; oui, par défaut.')
  includeImages?: boolean;

  @FlagField('Les images telles qu’elles ont été données, et non à la taille d’une page ; non, par défaut.')
  highQuality?: boolean;
}

export class BookOrderDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'À relire' })
  title: string;

  @ApiProperty({ enum: bookFormats })
  format: BookFormat;

  @ApiProperty({ enum: bookStates })
  state: BookState;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels déjà mis en forme.' })
  done: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels en tout.' })
  total: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi le fichier ne peut être fait.',
    example: 'Aucun de ces tutoriels n’est plus publié.',
  })
  problem: string | null;
}

export function toBookOrderDto(order: BookOrder): BookOrderDto {
  const { id, title, format, state, done, total, problem } = order;
  return { id, title, format, state, done, total, problem };
}
