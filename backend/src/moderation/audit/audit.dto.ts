import { ApiProperty } from '@nestjs/swagger';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import {
  BeforeParam,
  CursorParam,
  ChoiceParam,
  IdParam,
  MomentParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import type { AuditEntry } from './audit-entry.entity.js';
import { auditSorts, type AuditSort } from './audit.repository.js';

export class AuditQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @ChoiceParam(auditSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: AuditSort;

  @IdParam('Seulement ce qu’a fait cet administrateur.')
  actorId?: number;

  @TextParam(60, 'Seulement cette action, comme `report.resolve`.', 'report.resolve')
  action?: string;

  @TextParam(30, 'Seulement ce qui touche à ce genre de chose, comme `user`.', 'user')
  targetType?: string;

  @IdParam('Seulement ce qui touche à la chose de cet identifiant.')
  targetId?: number;

  @MomentParam('Seulement ce qui a été fait à partir de ce moment.')
  since?: string;

  @MomentParam('Seulement ce qui a été fait avant ce moment.')
  until?: string;

  @BeforeParam()
  before?: number;
}

export class AuditEntryDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: PublicUserDto,
    nullable: true,
    description: 'Qui l’a fait ; null si le compte n’existe plus.',
  })
  actor: PublicUserDto | null;

  @ApiProperty({ example: 'report.resolve' })
  action: string;

  @ApiProperty({ example: 'report' })
  targetType: string;

  @ApiProperty({ type: 'integer', nullable: true })
  targetId: number | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true, example: { status: 'pending' } })
  before: object | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    example: { status: 'resolved' },
  })
  after: object | null;

  @ApiProperty({ type: String, nullable: true, example: 'Publicité.' })
  note: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class AuditListDto {
  @ApiProperty({ type: [AuditEntryDto] })
  entries: AuditEntryDto[];

  @ApiProperty({ type: 'integer' })
  total: number;

  @OlderField()
  older?: number | undefined;
}

export function toAuditEntryDto(entry: AuditEntry): AuditEntryDto {
  const { id, actor, action, targetType, targetId, before, after, note, createdAt } = entry;
  return {
    id,
    actor: actor ? toPublicUserDto(actor) : null,
    action,
    targetType,
    targetId,
    before,
    after,
    note,
    createdAt: createdAt.toISOString(),
  };
}
