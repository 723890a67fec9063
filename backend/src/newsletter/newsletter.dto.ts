import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';
import { PageQuery } from '../common/page-query.js';
import { TextParam } from '../common/query-params.js';
import type { NewsletterSubscription } from './newsletter-subscription.entity.js';

const message = 'Veuillez entrer une adresse e-mail valide.';

export class SubscribeBody {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  )
  @IsEmail({}, { message })
  @MaxLength(254, { message })
  email: string;
}

export class SubscribedDto {
  @ApiProperty({ format: 'email' })
  email: string;
}

export class SubscribersQuery extends PageQuery {
  @TextParam(254, 'Texte à trouver dans l’adresse.')
  q?: string;
}

export class SubscriberDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SubscriberListDto {
  @ApiProperty({ type: [SubscriberDto] })
  subscribers: SubscriberDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toSubscriberDto({ id, email, createdAt }: NewsletterSubscription): SubscriberDto {
  return { id, email, createdAt: createdAt.toISOString() };
}
