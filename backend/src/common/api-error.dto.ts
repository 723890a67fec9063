import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The one shape in which the API refuses. */
export class ApiErrorDto {
  @ApiProperty({ type: 'integer' })
  statusCode: number;

  @ApiProperty({ description: 'Ce qui ne va pas et ce que l’on peut faire, en français.' })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Le message de chaque champ refusé.',
  })
  errors?: Record<string, string>;
}
