import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../common/body-fields.js';
import { PageQuery } from '../common/page-query.js';
import { TextParam } from '../common/query-params.js';
import type { NewsletterSubscription } from './newsletter-subscription.entity.js';

export class SubscribeBody {
  @EmailField('Veuillez entrer une adresse e-mail valide.')
  email: string;
}

export class SubscribedDto {
  @ApiProperty({ format: 'email' })
  email: string;
}

export class SubscribersQuery extends PageQuery {
  @TextParam(254, 'Texte à trouver dans l’adresse.', 'exemple.fr')
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
