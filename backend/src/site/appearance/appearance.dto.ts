import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { isEmailAddress, isWebAddress, trimmed } from '../../platform/common/plain-text.js';
import { isZone } from '../../platform/zone/site-zone.js';
import { homeSections, type HomeSectionName } from '../../platform/settings/appearance.js';
import { ImageField, isGiven, line, lines, SettingField } from './appearance-fields.js';
import { ContributorsDto } from './expertise.dto.js';

const MAX_LINKS = 8;
const ADDRESS =
  'Un lien est un chemin du site, comme /faq, une adresse complète, comme https://exemple.fr, ou une adresse e-mail, comme mailto:nous@exemple.fr.';
const LINKS = 'Donnez une liste de liens.';
const STEPS = 'Donnez une liste d’étapes.';
const ACCENT = /^#[0-9a-f]{6}$/;

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 500) return false;
  if (value.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(value);
  const mailto = /^mailto:([^\s?]+)(?:\?\S*)?$/i.exec(value);
  if (mailto) return isEmailAddress(mailto[1]);
  return isWebAddress(value);
}

export class SiteLinkDto {
  @TextField({ min: 1, max: 40, tooShort: 'Un lien a un nom.', example: 'Nos ateliers' })
  label: string;

  @ApiProperty({ type: String, maxLength: 500, example: '/comment-ca-marche' })
  @Transform(({ value }) => trimmed(value))
  @ValidateBy({ name: 'isAddress', validator: { validate: isAddress } }, { message: ADDRESS })
  href: string;
}

export class HomeStepDto {
  @TextField({ min: 1, max: 40, tooShort: 'Une étape a un titre.', example: 'Découvrir' })
  title: string;

  @TextField({ min: 1, max: 300, tooShort: 'Une étape a une phrase.', example: 'Parcourez les domaines.' })
  sentence: string;
}

function LinksField(description: string, nullable = false): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: [SiteLinkDto], maxItems: MAX_LINKS, nullable, description }),
    ValidateIf((_, value) => value !== undefined && !(nullable && value === null)),
    // Only the first failing rule is reported.
    IsArray({ message: LINKS }),
    ArrayMaxSize(MAX_LINKS, { message: `${MAX_LINKS} liens au plus.` }),
    ValidateNested({ each: true, message: LINKS }),
    Type(() => SiteLinkDto),
  );
}

class IdentityDto {
  @SettingField('siteName')
  siteName?: string;

  @SettingField('siteDescription')
  siteDescription?: string;
}

class LooksDto {
  @ImageField('Remplace le pont en tête et au bas des pages.')
  logo?: string | null;

  @ImageField('Icône de l’onglet.')
  favicon?: string | null;

  @ImageField('Montrée quand on partage une page.')
  shareImage?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 7,
    pattern: ACCENT.source,
    example: '#1d4ed8',
    description: 'Couleur dont les nuances du site sont tirées, lisibles dans les deux thèmes.',
  })
  @Transform(({ value }) =>
    typeof value === 'string' ? value.trim().toLowerCase() || null : (value as unknown),
  )
  @ValidateIf(isGiven)
  @Matches(ACCENT, { message: 'La couleur s’écrit comme #1d4ed8.' })
  accent?: string | null;

  @TextField({
    max: 60,
    optional: true,
    description: 'Fuseau dans lequel le site écrit ses dates, selon l’IANA.',
    example: 'Indian/Reunion',
  })
  @ValidateIf(isGiven)
  @ValidateBy(
    { name: 'isZone', validator: { validate: (value) => typeof value === 'string' && isZone(value) } },
    { message: 'Ce fuseau horaire n’existe pas.' },
  )
  timeZone?: string | null;

  @LinksField('Réseaux du site, au bas des pages ; null montre les marques d’origine, sans lien.', true)
  socialLinks?: SiteLinkDto[] | null;

  @LinksField('Ajoutés au menu.')
  menuLinks?: SiteLinkDto[];

  @LinksField('Ajoutés au bas des pages.')
  footerLinks?: SiteLinkDto[];

  @line(80, 'Cette page n’existe pas')
  notFoundTitle?: string | null;

  @line(300, 'Elle a peut-être changé d’adresse.')
  notFoundText?: string | null;

  @line(60, 'Ateliers du Lac')
  mailSender?: string | null;

  @lines(500, 'L’équipe des Ateliers du Lac')
  mailSignature?: string | null;
}

class HomeDto {
  @line(120, 'On apprend mieux à plusieurs.')
  homeTitle?: string | null;

  @line(300, 'Les tutoriels des ateliers.')
  homeTagline?: string | null;

  @line(80, 'Que cherchez-vous ?')
  homePlaceholder?: string | null;

  @ApiPropertyOptional({ type: [HomeStepDto], minItems: 1, maxItems: 5, nullable: true })
  @ValidateIf(isGiven)
  @ValidateNested({ each: true, message: STEPS })
  @Type(() => HomeStepDto)
  @ArrayMinSize(1, { message: 'Donnez au moins une étape.' })
  @ArrayMaxSize(5, { message: 'Cinq étapes au plus.' })
  @IsArray({ message: STEPS })
  homeSteps?: HomeStepDto[] | null;

  @line(120, 'Ce que l’on y apprend')
  homeDomainsTitle?: string | null;

  @line(120, 'Une communauté')
  homeCommunityTitle?: string | null;

  @line(500, 'Chacun y apporte ce qu’il sait.')
  homeCommunityText?: string | null;

  @line(120, 'Qui nous sommes')
  homeAboutTitle?: string | null;

  @line(200, 'Une association de quartier')
  homeAboutRole?: string | null;

  @lines(3000, 'Les ateliers existent depuis 1998.')
  homeAboutText?: string | null;

  @ApiPropertyOptional({
    enum: homeSections,
    isArray: true,
    maxItems: homeSections.length,
    nullable: true,
    description: 'Parties montrées, dans l’ordre.',
  })
  @ValidateIf(isGiven)
  @IsIn(homeSections, { each: true, message: 'Cette partie de l’accueil n’existe pas.' })
  @ArrayMaxSize(homeSections.length, { message: 'Chaque partie ne peut paraître qu’une fois.' })
  @ArrayUnique({ message: 'Chaque partie ne peut paraître qu’une fois.' })
  @IsArray({ message: 'Donnez la liste des parties.' })
  homeSections?: HomeSectionName[] | null;

  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description:
      'Si l’accueil compte ce qu’il y a, comme sur un site qui a commencé vide ; faux et null montrent les chiffres de la démonstration.',
  })
  @ValidateIf(isGiven)
  @IsBoolean({ message: 'Le champ « $property » doit valoir vrai ou faux.' })
  realFigures?: boolean | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 100_000,
    description: 'Nombre au-dessous duquel un chiffre réel n’est pas montré.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsInt({ message: 'Donnez un nombre entier de 1 à 100 000.' })
  @Min(1, { message: 'Donnez un nombre entier de 1 à 100 000.' })
  @Max(100_000, { message: 'Donnez un nombre entier de 1 à 100 000.' })
  figuresFrom?: number;
}

/** Labels of the report reasons; their codes are fixed. */
class ReasonsDto {
  @line(60, 'Spam')
  reasonSpam?: string | null;

  @line(60, 'Contenu inapproprié')
  reasonInappropriate?: string | null;

  @line(60, 'Propos offensants')
  reasonOffensive?: string | null;

  @line(60, 'Harcèlement')
  reasonHarassment?: string | null;

  @line(60, 'Désinformation')
  reasonMisinformation?: string | null;

  @line(60, 'Autre raison')
  reasonOther?: string | null;
}

class LegalDto {
  @line(200, 'Association Ateliers du Lac')
  legalPublisher?: string | null;

  @lines(500, '1, quai du Lac, 74000 Annecy')
  legalAddress?: string | null;

  @line(200, 'Ada Martin')
  legalDirector?: string | null;

  @lines(500, 'Hébergeur SAS, 2, rue du Port, 75001 Paris')
  legalHost?: string | null;
}

/** Given fields change; null restores the built-in value. */
export class AppearanceChanges extends IntersectionType(
  IdentityDto,
  LooksDto,
  HomeDto,
  ContributorsDto,
  ReasonsDto,
  LegalDto,
) {}

export class AppearanceDto extends AppearanceChanges {}
