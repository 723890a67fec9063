import { ApiProperty } from '@nestjs/swagger';
import type { Domain } from './domain.entity.js';

export class DomainDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'programmation' })
  slug: string;

  @ApiProperty({ example: 'Programmation' })
  name: string;

  @ApiProperty({ example: 'Du premier script à l’architecture.' })
  description: string;

  @ApiProperty({ description: 'Nom de l’icône.', example: 'code' })
  icon: string;

  @ApiProperty({ description: 'Couleur CSS du fond de l’icône.', example: '#e3f4f3' })
  iconBg: string;

  @ApiProperty({ description: 'Couleur CSS de l’icône.', example: '#0c6a64' })
  iconColor: string;
}

export class DomainListDto {
  @ApiProperty({ type: [DomainDto] })
  domains: DomainDto[];
}

export function toDomainDto({ id, slug, name, description, icon, iconBg, iconColor }: Domain): DomainDto {
  return { id, slug, name, description, icon, iconBg, iconColor };
}
