import { ApiProperty } from '@nestjs/swagger';
import type { AdministeredDomain } from './domain-editing.service.js';
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

/** A domain for administrators. */
export class AdminDomainDto extends DomainDto {
  @ApiProperty({ description: 'Absent des listes que voient les visiteurs.' })
  isHidden: boolean;

  @ApiProperty({ type: 'integer', description: 'Combien de tutoriels il contient, corbeille comprise.' })
  tutorials: number;

  @ApiProperty({
    type: [String],
    description: 'Ses adresses d’autrefois, qui mènent à lui.',
    example: ['code'],
  })
  formerSlugs: string[];
}

export class AdminDomainListDto {
  @ApiProperty({ type: [AdminDomainDto] })
  domains: AdminDomainDto[];
}

export function toAdminDomainDto({ domain, ...contained }: AdministeredDomain): AdminDomainDto {
  return { ...toDomainDto(domain), isHidden: domain.isHidden, ...contained };
}
