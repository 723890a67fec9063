import { ApiProperty } from '@nestjs/swagger';
import type { Tally } from '../../platform/server-errors/server-errors.service.js';
import { conditionNames, conditionStates, type ConditionName, type ConditionState } from './condition.js';
import { diskParts, type DiskPart, type DiskUsage } from './disk.service.js';
import type { Condition } from './site-condition.service.js';

class ConditionDto implements Condition {
  @ApiProperty({ enum: conditionNames })
  name: ConditionName;

  @ApiProperty({ enum: conditionStates, description: 'Bien, à surveiller, ou à réparer.' })
  state: ConditionState;

  @ApiProperty({ example: 'SQLite 3.51.0 répond en 1 ms ; la base pèse 12 Mo.' })
  says: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ce qu’il y a à faire ; null s’il n’y a rien à faire.',
    example: 'La page « Courrier » dit pourquoi.',
  })
  advice: string | null;
}

class TakenDto implements DiskUsage {
  @ApiProperty({ enum: diskParts })
  part: DiskPart;

  @ApiProperty({ type: 'integer', description: 'En octets.' })
  bytes: number;

  @ApiProperty({ description: 'Faux si le temps a manqué pour tout regarder : il y en a au moins autant.' })
  isWhole: boolean;

  @ApiProperty({ description: 'Si cette place peut être libérée sans rien perdre.' })
  canBeFreed: boolean;
}

export class SiteConditionDto {
  @ApiProperty({ type: [ConditionDto] })
  checks: ConditionDto[];

  @ApiProperty({
    type: [TakenDto],
    description:
      'Ce qui prend de la place, le plus gros d’abord. Les pages gardées sont en mémoire, et une base MySQL ou MariaDB est sur son serveur.',
  })
  taken: TakenDto[];
}

export class DiskStateDto {
  @ApiProperty({ enum: conditionStates })
  state: ConditionState;

  @ApiProperty({ example: 'Il reste 12 Go sur 40 Go (30 %).' })
  says: string;
}

export class FreedDto {
  @ApiProperty({ type: 'integer', description: 'Octets libérés.' })
  freed: number;
}

export class ServerErrorDto implements Omit<Tally, 'firstAt' | 'lastAt'> {
  @ApiProperty({ type: 'integer', example: 500 })
  status: number;

  @ApiProperty({ example: 'GET /api/tutorials/:id' })
  route: string;

  @ApiProperty({ description: 'Sans ce que des gens ont écrit.', example: 'Error: socket hang up' })
  message: string;

  @ApiProperty({ type: 'integer' })
  times: number;

  @ApiProperty({ format: 'date-time' })
  firstAt: string;

  @ApiProperty({ format: 'date-time' })
  lastAt: string;
}

export class ServerErrorsDto {
  @ApiProperty({ type: [ServerErrorDto] })
  errors: ServerErrorDto[];
}

export function toServerErrorDto({ firstAt, lastAt, ...rest }: Tally): ServerErrorDto {
  return { ...rest, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
}
