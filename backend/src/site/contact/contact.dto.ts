import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { MaxCharacters } from '../../platform/common/plain-text.js';
import { EmailField, TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { readableAddress } from '../../platform/common/mailboxes.js';
import type { ContactMessage } from './contact-message.entity.js';

const states = ['waiting', 'handled'] as const;
export type ContactState = (typeof states)[number];

export class ContactBody {
  @TextField({ min: 1, max: 80, tooShort: 'Dites comment vous vous appelez.', example: 'Ada Martin' })
  name: string;

  @EmailField('Veuillez entrer une adresse e-mail valide.')
  email: string;

  @TextField({ min: 1, max: 120, tooShort: 'Donnez un objet à votre message.', example: 'Un atelier' })
  subject: string;

  @TextField({
    min: 10,
    max: 5000,
    tooShort: 'Votre message doit contenir au moins 10 caractères.',
    tooLong: 'Votre message ne peut pas dépasser 5 000 caractères.',
    lines: true,
    example: 'Bonjour, quand a lieu le prochain atelier ?',
  })
  message: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 200,
    description: 'À laisser vide : les machines le remplissent.',
    example: '',
  })
  @IsOptional()
  @IsString({ message: 'Ce champ doit rester vide.' })
  @MaxCharacters(200, { message: 'Ce champ doit rester vide.' })
  website?: string;
}

export class ContactQuery extends PageQuery {
  @ApiPropertyOptional({
    enum: states,
    description: 'Seulement ceux qui attendent, ou ceux qui sont traités.',
  })
  @IsOptional()
  @IsIn(states, { message: 'L’état vaut waiting ou handled.' })
  state?: ContactState;
}

export class ContactStateBody {
  @ApiProperty({ enum: states })
  @IsIn(states, { message: 'L’état vaut waiting ou handled.' })
  state: ContactState;
}

export class ContactMessageDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada Martin' })
  name: string;

  @ApiProperty({ format: 'email' })
  email: string;

  @ApiProperty({ example: 'Un atelier' })
  subject: string;

  @ApiProperty({ example: 'Quand a lieu le prochain atelier ?' })
  message: string;

  @ApiProperty({ description: 'Si le message ressemble à ce qu’envoient les machines.' })
  isSuspect: boolean;

  @ApiProperty({ enum: states })
  state: ContactState;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class ContactMessageListDto {
  @ApiProperty({ type: [ContactMessageDto] })
  messages: ContactMessageDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toContactMessageDto(row: ContactMessage): ContactMessageDto {
  const { id, name, email, subject, message, isSuspect, handledAt, createdAt } = row;
  const state = handledAt ? 'handled' : 'waiting';
  return {
    id,
    name,
    email: readableAddress(email),
    subject,
    message,
    isSuspect,
    state,
    createdAt: createdAt.toISOString(),
  };
}
