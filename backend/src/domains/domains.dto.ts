import { ApiProperty } from '@nestjs/swagger';
import type { Domain } from './domain.entity.js';

export class DomainDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'programmation' })
  slug: string;

  @ApiProperty({ example: 'Programmation' })
  name: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'Nom de l’icône.' })
  icon: string;

  @ApiProperty({ description: 'Couleur CSS du fond de l’icône.' })
  iconBg: string;

  @ApiProperty({ description: 'Couleur CSS de l’icône.' })
  iconColor: string;
}

export class DomainListDto {
  @ApiProperty({ type: [DomainDto] })
  domains: DomainDto[];
}

export function toDomainDto({ id, slug, name, description, icon, iconBg, iconColor }: Domain): DomainDto {
  return { id, slug, name, description, icon, iconBg, iconColor };
}
