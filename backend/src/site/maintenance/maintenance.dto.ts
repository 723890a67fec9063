import { ApiProperty } from '@nestjs/swagger';
import { type LogEntry, type LogLevel, logLevels } from '../../platform/common/app-log.js';
import { ChoiceParam, IntParam, TextParam } from '../../platform/common/query-params.js';

export class RebuiltDto {
  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels indexés.' })
  rebuilt: number;
}

export class SearchIndexDto {
  @ApiProperty({ description: 'Si l’index est en reconstruction.' })
  isRebuilding: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Nombre de tutoriels déjà indexés ; 0 quand l’index est à jour.',
  })
  done: number;

  @ApiProperty({
    type: 'integer',
    description: 'Nombre de tutoriels à indexer ; 0 quand l’index est à jour.',
  })
  total: number;
}

export class OptimizedDto {
  @ApiProperty({ description: 'Ce qui a été fait, en une phrase.', example: 'La base a été rangée.' })
  message: string;

  @ApiProperty({ type: 'integer', description: 'Taille avant, en octets.' })
  bytesBefore: number;

  @ApiProperty({ type: 'integer', description: 'Taille après, en octets.' })
  bytesAfter: number;

  @ApiProperty({ type: 'integer', description: 'Durée en millisecondes.' })
  durationMs: number;
}

export class OptimizationDto {
  @ApiProperty({ description: 'Si la base de données est en cours d’optimisation.' })
  isOptimizing: boolean;

  @ApiProperty({ type: 'integer', description: 'Nombre d’étapes faites ; 0 hors d’une optimisation.' })
  done: number;

  @ApiProperty({
    type: 'integer',
    description: 'Nombre d’étapes ; 0 hors d’une optimisation, ou tant qu’il n’est pas connu.',
  })
  total: number;

  @ApiProperty({ type: OptimizedDto, nullable: true, description: 'Ce qu’a donné la dernière ; null sinon.' })
  result: OptimizedDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi la dernière a échoué ; null sinon.',
    example: 'Une erreur est survenue lors de l’optimisation de la base de données.',
  })
  problem: string | null;
}

export class LogsQuery {
  @ChoiceParam(logLevels, 'Seulement ce qui est au moins aussi grave.')
  level?: LogLevel;

  @TextParam(200, 'Texte à trouver, sans égard à la casse.', 'erreur')
  q?: string;

  @IntParam({ min: 1, max: 500, fallback: 100, description: 'Nombre de lignes.' })
  limit?: number;
}

export class LogEntryDto implements LogEntry {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: logLevels })
  level: LogLevel;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'La partie de l’application qui parle.',
    example: 'Api',
  })
  context: string | null;

  @ApiProperty({ example: 'GET /api/tutorials' })
  message: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'D’où vient une erreur, ou ce qui s’y ajoute.',
    example: 'Error: la base ne répond pas',
  })
  detail: string | null;
}

export class LogsDto {
  @ApiProperty({ type: [LogEntryDto] })
  lines: LogEntryDto[];
}
