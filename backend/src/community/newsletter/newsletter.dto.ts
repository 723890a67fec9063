import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import { BeforeParam, CursorParam, ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { readableAddress } from '../../platform/common/mailboxes.js';
import type { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { subscriptionSorts, type SubscriptionSort } from './newsletter.service.js';
import { subscriptionStates, type SubscriptionState } from './subscriber-counts.js';

const STATE = 'Celles qui attendent leur confirmation, ou celles qui sont confirmées.';

export class SubscribeBody {
  @EmailField('Veuillez entrer une adresse e-mail valide.')
  email: string;
}

export class SubscribedDto {
  @ApiProperty({ format: 'email' })
  email: string;
}

/** Query of a link in an email. */
export class LinkQuery {
  @TextParam(100, 'Ce que porte le lien.', 'kJ3vX9mQ2bR7tY5wZ8cN4pL6sD1fG0hA')
  jeton?: string;
}

export class SubscribersFileQuery {
  @ChoiceParam(subscriptionStates, STATE)
  state?: SubscriptionState;
}

export class SubscribersQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @ChoiceParam(subscriptionSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: SubscriptionSort;

  @ChoiceParam(subscriptionStates, STATE)
  state?: SubscriptionState;

  @TextParam(254, 'Texte à trouver dans l’adresse.', 'exemple.fr')
  q?: string;

  @BeforeParam()
  before?: number;
}

export class SubscriberDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Absent tant que la confirmation est attendue.',
  })
  confirmedAt: string | null;
}

export class SubscriberListDto {
  @ApiProperty({ type: [SubscriberDto] })
  subscribers: SubscriberDto[];

  @ApiProperty({ type: 'integer' })
  total: number;

  @OlderField()
  older?: number | undefined;
}

export function toSubscriberDto({
  id,
  email,
  createdAt,
  confirmedAt,
}: NewsletterSubscription): SubscriberDto {
  return {
    id,
    email: readableAddress(email),
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
}
