import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionDto, type CountedCollection, toCollectionDto } from './collections.dto.js';
import { collectionSorts, type CollectionSort } from './collections.repository.js';

/** A collection with its number of tutorials and its owner. */
export type OwnedCollection = CountedCollection & { owner: User };

export class AdminCollectionsQuery extends ConsolePageQuery {
  @ChoiceParam(collectionSorts, 'Ce qui donne l’ordre.', 'updatedAt')
  sort?: CollectionSort;
}

export class CollectionModerationBody {
  @ApiProperty({ type: Boolean, description: 'Si le lien de la collection ne doit plus l’ouvrir.' })
  @IsBoolean({ message: 'Le champ « isHidden » doit valoir vrai ou faux.' })
  isHidden: boolean;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Gardée dans le journal.',
    example: 'Publicité.',
  })
  note?: string | null;
}

export class AdminCollectionDto extends CollectionDto {
  @ApiProperty({ type: PublicUserDto })
  owner: PublicUserDto;
}

export class AdminCollectionListDto {
  @ApiProperty({ type: [AdminCollectionDto] })
  collections: AdminCollectionDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de collections publiques, données ici ou non.' })
  total: number;
}

export class AdminCollectionWithTutorialsDto extends AdminCollectionDto {
  @ApiProperty({ type: [TutorialItemDto], description: 'Dans l’ordre de la collection.' })
  tutorials: TutorialItemDto[];
}

export function toAdminCollectionDto(collection: OwnedCollection): AdminCollectionDto {
  return { ...toCollectionDto(collection), owner: toPublicUserDto(collection.owner) };
}

export function toAdminCollectionWithTutorialsDto(
  collection: OwnedCollection,
  tutorials: Tutorial[],
): AdminCollectionWithTutorialsDto {
  return { ...toAdminCollectionDto(collection), tutorials: tutorials.map(toTutorialItemDto) };
}
