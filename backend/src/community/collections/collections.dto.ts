import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { FlagField, IdListField, TextField } from '../../platform/common/body-fields.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import type { User } from '../../members/users/user.entity.js';
import {
  collectionColors,
  DEFAULT_COLOR,
  MAX_COLLECTIONS,
  MAX_ITEMS,
  type Collection,
  type CollectionColor,
} from './collection.entity.js';

/** A collection with its number of tutorials. */
export type CountedCollection = Collection & { tutorialCount: number };

export class CreateCollectionBody {
  @TextField({
    min: 1,
    max: 100,
    tooShort: 'Veuillez donner un nom à votre collection',
    tooLong: 'Le nom ne peut pas dépasser 100 caractères.',
    example: 'À relire',
  })
  name: string;

  @TextField({
    lines: true,
    max: 500,
    optional: true,
    tooLong: 'La description ne peut pas dépasser 500 caractères.',
    example: 'Pour les soirs d’hiver.',
  })
  description?: string | null;

  @ApiPropertyOptional({ enum: collectionColors, default: DEFAULT_COLOR })
  @IsOptional()
  @IsIn([...collectionColors], {
    message: `La couleur doit être l’une de celles-ci : ${collectionColors.join(', ')}.`,
  })
  color?: CollectionColor;

  @FlagField('Si qui a le lien peut lire la collection ; non, par défaut.')
  isPublic?: boolean;
}

/** Absent fields stay unchanged. */
export class UpdateCollectionBody extends PartialType(CreateCollectionBody) {}

export class OrderBody {
  @IdListField({
    min: 0,
    max: MAX_ITEMS,
    tooShort: 'Donnez la liste des identifiants des tutoriels, dans l’ordre voulu.',
    message: 'Donnez la liste des identifiants des tutoriels, chacun une fois.',
  })
  tutorialIds: number[];
}

export class TutorialCollectionsBody {
  @IdListField({
    min: 1,
    max: MAX_COLLECTIONS,
    tooShort: 'Sélectionnez au moins une collection.',
    message: 'Donnez la liste des identifiants des collections, chacun une fois.',
  })
  collectionIds: number[];
}

export class TutorialCollectionsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Ses collections où est ce tutoriel.',
  })
  collectionIds: number[];
}

class CollectionHeadDto {
  @ApiProperty({ example: 'À relire' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'Pour les soirs d’hiver.' })
  description: string | null;

  @ApiProperty({ enum: collectionColors })
  color: CollectionColor;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels.' })
  tutorialCount: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class CollectionDto extends CollectionHeadDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  isPublic: boolean;

  @ApiProperty({ description: 'Si un administrateur l’a masquée : son lien ne l’ouvre plus.' })
  isHidden: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Ouvre la collection à qui l’a, par /api/collections/shared/{token} ; null si elle est privée.',
    example: 'Zk3vX9mQ2bR7tY5wZ8cN4p',
  })
  shareToken: string | null;
}

export class CollectionListDto {
  @ApiProperty({ type: [CollectionDto] })
  collections: CollectionDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de collections, données ici ou non.' })
  total: number;
}

export class CollectionWithTutorialsDto extends CollectionDto {
  @ApiProperty({ type: [TutorialItemDto], description: 'Dans l’ordre de la collection.' })
  tutorials: TutorialItemDto[];
}

export class SharedCollectionDto extends CollectionHeadDto {
  @ApiProperty({ type: PublicUserDto })
  owner: PublicUserDto;

  @ApiProperty({ type: [TutorialItemDto], description: 'Dans l’ordre de la collection.' })
  tutorials: TutorialItemDto[];
}

function toHeadDto(collection: CountedCollection): CollectionHeadDto {
  return {
    name: collection.name,
    description: collection.description,
    color: collection.color,
    tutorialCount: collection.tutorialCount,
    createdAt: collection.createdAt.toISOString(),
    updatedAt: collection.updatedAt.toISOString(),
  };
}

export function toCollectionDto(collection: CountedCollection): CollectionDto {
  const { id, isPublic, isHidden, shareToken } = collection;
  return { id, ...toHeadDto(collection), isPublic, isHidden, shareToken: isPublic ? shareToken : null };
}

export function toCollectionWithTutorialsDto(
  collection: CountedCollection,
  tutorials: Tutorial[],
): CollectionWithTutorialsDto {
  return { ...toCollectionDto(collection), tutorials: tutorials.map(toTutorialItemDto) };
}

export function toSharedCollectionDto(
  collection: CountedCollection,
  tutorials: Tutorial[],
  owner: User,
): SharedCollectionDto {
  return {
    ...toHeadDto(collection),
    owner: toPublicUserDto(owner),
    tutorials: tutorials.map(toTutorialItemDto),
  };
}
