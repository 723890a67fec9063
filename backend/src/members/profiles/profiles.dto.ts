import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { PublicProfile } from '../public-pages/public-profile.entity.js';
import { PublicUserDto } from '../users/users.dto.js';

function Choice(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, description }),
    IsBoolean({ message: 'Le champ « $property » doit valoir vrai ou faux.' }),
  );
}

export class PublicPageBody implements Omit<PublicProfile, 'userId'> {
  @Choice('Si le membre a une page publique avant d’avoir publié.')
  isShown: boolean;

  @Choice('Si elle montre la biographie, qui se lit aussi sous ses tutoriels.')
  showsBio: boolean;

  @Choice('Si elle montre les domaines d’expertise.')
  showsExpertise: boolean;

  @Choice('Si elle montre le site web et les réseaux.')
  showsLinks: boolean;

  @Choice('Si elle montre les collections publiques.')
  showsCollections: boolean;

  @Choice('Si elle montre depuis quand il est membre.')
  showsJoined: boolean;
}

export class PublicPageDto extends PublicPageBody {
  @ApiProperty({ description: 'Si la page existe : le membre la veut, ou a publié.' })
  exists: boolean;
}

export class AuthorCollectionDto {
  @ApiProperty({ example: 'Bien commencer' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'Par où commencer quand on n’a jamais programmé.' })
  description: string | null;

  @ApiProperty({ description: 'Où elle se lit.', example: '/collections/partagees/4fQ2' })
  path: string;

  @ApiProperty({ type: 'integer' })
  tutorialCount: number;
}

export class AuthorPageDto extends PublicUserDto {
  @ApiProperty({ type: String, nullable: true, example: 'Mathématicienne.' })
  bio: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://exemple.fr/ada' })
  website: string | null;

  @ApiProperty({ type: [String], example: ['https://exemple.fr/@ada'] })
  socialLinks: string[];

  @ApiProperty({ type: [String], description: 'Codes des domaines d’expertise.', example: ['programmation'] })
  expertise: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-03-01T08:00:00.000Z' })
  joinedAt: string | null;

  @ApiProperty({
    type: [AuthorCollectionDto],
    nullable: true,
    description: 'Null quand le membre ne les montre pas.',
  })
  collections: AuthorCollectionDto[] | null;
}
