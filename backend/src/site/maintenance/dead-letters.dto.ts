import { ApiProperty } from '@nestjs/swagger';
import type { Backlog, DeadLetter } from '../../platform/domain-events/event-backlog.js';

export class EventBacklogDto implements Backlog {
  @ApiProperty({ type: 'integer', description: 'Traitements qui restent à faire, nouveaux essais compris.' })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Traitements abandonnés après trop d’échecs.' })
  deadLetters: number;

  @ApiProperty({
    type: 'integer',
    description: 'Âge du plus ancien événement qui reste à traiter, en millisecondes ; 0 sans retard.',
  })
  lagMs: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Délai médian des derniers traitements de ce processus, en millisecondes ; null s’il n’en a fait aucun.',
  })
  medianLagMs: number | null;
}

export class DeadLetterDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Ce qui devait traiter l’événement.', example: 'emails' })
  subscriber: string;

  @ApiProperty({ description: 'Ce qui s’est passé.', example: 'email.queued' })
  type: string;

  @ApiProperty({ type: 'integer', description: 'Nombre d’essais.' })
  attempts: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi le dernier essai a échoué.',
    example: 'Le serveur de courrier ne répond pas.',
  })
  error: string | null;

  @ApiProperty({ format: 'date-time', description: 'Quand l’événement a eu lieu.' })
  happenedAt: string;
}

export class DeadLetterListDto {
  @ApiProperty({ type: [DeadLetterDto] })
  deadLetters: DeadLetterDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toDeadLetterDto({ id, subscriber, attempts, error, event }: DeadLetter): DeadLetterDto {
  const { type, happenedAt } = event;
  return { id, subscriber, type, attempts, error, happenedAt: happenedAt.toISOString() };
}
