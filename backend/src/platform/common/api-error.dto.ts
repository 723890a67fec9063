import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { errorCodes, type ErrorCode } from './error-codes.js';

/** Error body of the whole API. */
export class ApiErrorDto {
  @ApiProperty({ type: 'integer' })
  statusCode: number;

  @ApiProperty({
    description: 'Ce qui ne va pas et ce que l’on peut faire, en français.',
    example: 'Le champ « limit » doit être un nombre entier entre 1 et 100.',
  })
  message: string;

  @ApiProperty({
    enum: Object.keys(errorCodes),
    description: `Ce que les programmes distinguent ; il peut en venir d’autres.\n\n${Object.entries(
      errorCodes,
    )
      .map(([code, meaning]) => `- \`${code}\` : ${meaning}`)
      .join('\n')}`,
    example: 'invalid_fields' satisfies ErrorCode,
  })
  code: ErrorCode;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Le message de chaque champ refusé.',
    example: { limit: 'Le champ « limit » doit être un nombre entier entre 1 et 100.' },
  })
  errors?: Record<string, string>;
}
