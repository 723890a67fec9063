import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The one shape in which the API refuses. */
export class ApiErrorDto {
  @ApiProperty({ type: 'integer' })
  statusCode: number;

  @ApiProperty({
    description: 'Ce qui ne va pas et ce que l’on peut faire, en français.',
    example: 'Le champ « limit » doit être un nombre entier entre 1 et 100.',
  })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Le message de chaque champ refusé.',
    example: { limit: 'Le champ « limit » doit être un nombre entier entre 1 et 100.' },
  })
  errors?: Record<string, string>;
}
