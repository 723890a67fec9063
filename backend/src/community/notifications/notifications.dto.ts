import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  kindNames,
  type Notification,
  type NotificationKind,
  notificationKinds,
  type NotificationVariant,
  notificationVariants,
} from './notification.entity.js';
import type { InboxState } from './notifications.service.js';

const MAX_SEQ = 2_147_483_647;

export class NotificationDto {
  @ApiProperty({ type: 'integer', example: 42 })
  id: number;

  @ApiProperty({ type: 'integer', description: 'Rang parmi les notifications du membre.' })
  seq: number;

  @ApiProperty({ enum: kindNames })
  type: NotificationKind;

  @ApiProperty({ enum: notificationVariants })
  variant: NotificationVariant;

  @ApiProperty({ example: 'Nouvelle réponse' })
  title: string;

  @ApiProperty({ example: 'Ada a répondu à votre commentaire sur « Le pain ».' })
  message: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Chemin de la page concernée.',
    example: '/tutoriels/5',
  })
  href: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'De celles d’un même groupe, la plus récente vaut pour toutes.',
    example: 'like:12',
  })
  group: string | null;

  @ApiProperty()
  read: boolean;

  @ApiProperty({ format: 'date-time' })
  timestamp: string;
}

export class InboxStateDto {
  @ApiProperty({ type: 'integer', description: 'Rang de la plus récente.' })
  seq: number;

  @ApiProperty({ type: 'integer', description: 'Jusqu’à ce rang elles sont lues.' })
  readSeq: number;

  @ApiProperty({ type: 'integer', description: 'Jusqu’à ce rang elles sont effacées.' })
  clearedSeq: number;

  @ApiProperty({ type: 'integer', description: 'Combien ne sont pas lues.' })
  unread: number;
}

export class NotificationListDto extends InboxStateDto {
  @ApiProperty({ type: [NotificationDto] })
  notifications: NotificationDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class ReadBody {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEQ,
    description: 'Rang jusqu’auquel tout est lu ; sans lui, tout l’est.',
  })
  @IsOptional()
  @IsInt({ message: 'Le rang doit être un nombre entier.' })
  @Min(0, { message: 'Le rang doit être un nombre entier.' })
  @Max(MAX_SEQ, { message: 'Le rang doit être un nombre entier.' })
  upTo?: number;
}

export class NotificationChoiceDto {
  @ApiProperty({ enum: kindNames })
  type: NotificationKind;

  @ApiProperty({ example: 'Réponses à mes commentaires' })
  label: string;

  @ApiProperty({ description: 'Si le membre ne veut pas de celles-ci.' })
  muted: boolean;
}

export class NotificationChoicesDto {
  @ApiProperty({ type: [NotificationChoiceDto] })
  choices: NotificationChoiceDto[];
}

export class MutedBody {
  @KindsField()
  muted: NotificationKind[];
}

function KindsField(): PropertyDecorator {
  const message = `Les notifications à taire doivent être une liste parmi ${kindNames.join(', ')}.`;
  return applyDecorators(
    ApiProperty({ enum: kindNames, isArray: true, maxItems: kindNames.length }),
    IsArray({ message }),
    ArrayMaxSize(kindNames.length, { message }),
    ArrayUnique({ message }),
    IsIn(kindNames, { each: true, message }),
  );
}

export function toNotificationDto(notification: Notification, readSeq: number): NotificationDto {
  const { id, seq, kind, variant, title, message, href, groupKey, createdAt } = notification;
  return {
    id,
    seq,
    type: kind,
    variant,
    title,
    message,
    href,
    group: groupKey,
    read: seq <= readSeq,
    timestamp: createdAt.toISOString(),
  };
}

export function toInboxStateDto({ seq, readSeq, clearedSeq, unread }: InboxState): InboxStateDto {
  return { seq, readSeq, clearedSeq, unread };
}

/** @param moderates whether the member can receive notifications about reports */
export function toChoicesDto(muted: readonly NotificationKind[], moderates: boolean): NotificationChoicesDto {
  const offered = kindNames.filter((type) => moderates || type !== 'report');
  return {
    choices: offered.map((type) => ({ type, label: notificationKinds[type], muted: muted.includes(type) })),
  };
}
