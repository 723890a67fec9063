import { ownReasons, reportReasons } from '../../moderation/subjects/report-reasons.js';
import type { Appearance } from '../../platform/settings/appearance.js';
import type { SiteRules } from '../../platform/settings/site-rules.js';
import { siteZone } from '../../platform/zone/site-zone.js';
import { ApiProperty } from '@nestjs/swagger';
import {
  settingDefinitions,
  settingGroups,
  settingNames,
  type SettingDefinition,
  type SettingName,
  type Settings,
} from '../../platform/settings/setting-definitions.js';

const groupLabels: Record<keyof typeof settingGroups, string> = {
  application: 'Application',
  security: 'Sécurité',
  performance: 'Performance',
};

/** Settings that anyone may read, since pages show or use them. */
const publicNames = [
  'siteName',
  'siteDescription',
  'postsPerPage',
  'enableNewRegistrations',
  'enableComments',
  'enableRatings',
  'enableRecommendations',
  'enableWebsocket',
  'passwordMinLength',
  'enforceStrongPasswords',
  'twoFactorAuth',
] as const satisfies SettingName[];

type SettingValue = boolean | number | string;
const VALUE = { oneOf: [{ type: 'boolean' }, { type: 'integer' }, { type: 'string' }] };

export class SettingDto {
  @ApiProperty({ enum: settingNames, example: 'enableComments' satisfies SettingName })
  name: SettingName;

  @ApiProperty({ enum: ['switch', 'number', 'text'] })
  kind: SettingDefinition['kind'];

  @ApiProperty({ example: 'Commentaires' })
  label: string;

  @ApiProperty(VALUE)
  value: SettingValue;

  @ApiProperty({ ...VALUE, description: 'Valeur tant que personne n’a rien changé.' })
  default: SettingValue;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Le plus petit nombre admis.' })
  min: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Le plus grand nombre admis.' })
  max: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Longueur du texte le plus long admis.' })
  maxLength: number | null;
}

export class SettingGroupDto {
  @ApiProperty({ enum: Object.keys(settingGroups) })
  name: string;

  @ApiProperty({ example: 'Application' })
  label: string;

  @ApiProperty({ type: [SettingDto] })
  settings: SettingDto[];
}

export class SettingGroupsDto {
  @ApiProperty({ type: [SettingGroupDto] })
  groups: SettingGroupDto[];
}

const defaultName = settingDefinitions.siteName.fallback;

const schemaOf = (definition: SettingDefinition) => {
  const shared = { description: definition.label, default: definition.fallback };
  if (definition.kind === 'switch') return { ...shared, type: 'boolean' };
  if (definition.kind === 'number') {
    return { ...shared, type: 'integer', minimum: definition.min, maximum: definition.max };
  }
  // The default name must not become the example of other sites' documents.
  const { fallback: example, maxLength } = definition;
  return {
    description: definition.label,
    example: example === defaultName ? 'Ateliers du Lac' : example,
    type: 'string',
    minLength: 1,
    maxLength,
  };
};
const properties = (names: readonly SettingName[]) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(settingDefinitions[name])]));

/** Schema of a change: any subset of the settings. */
export const settingsChangeSchema = {
  type: 'object',
  properties: properties(settingNames),
  additionalProperties: false,
};

export const publicSettingsSchema = {
  type: 'object',
  required: [...publicNames, 'sendsMail', 'timeZone', 'contributorsAsk', 'registrationProof'],
  properties: {
    ...properties(publicNames),
    timeZone: {
      type: 'string',
      description: 'Fuseau dans lequel le site écrit ses dates, selon l’IANA.',
      example: 'Europe/Paris',
    },
    contributorsAsk: {
      type: 'boolean',
      description: 'Si l’on demande à devenir contributeur, au lieu de le devenir aussitôt.',
    },
    registrationProof: {
      type: 'boolean',
      description: 'Si l’inscription demande un calcul au navigateur : voir `GET /api/auth/proof`.',
    },
    reportReasons: {
      type: 'object',
      properties: Object.fromEntries(reportReasons.map((reason) => [reason, { type: 'string' }])),
      description: 'Les motifs de signalement que l’exploitant nomme autrement.',
    },
    logo: { type: 'string', description: 'Le logo de l’exploitant, s’il en a un.' },
    sendsMail: {
      type: 'boolean',
      description: 'Si les messages partent ; sinon, ils sont gardés sur le serveur et aucun n’arrive.',
    },
  },
};

export type PublicSettings = Pick<Settings, (typeof publicNames)[number]> & {
  sendsMail: boolean;
  timeZone: string;
  contributorsAsk: boolean;
  registrationProof: boolean;
  reportReasons?: ReturnType<typeof ownReasons>;
  logo?: string;
};

export function toPublicSettings(
  settings: Settings,
  sendsMail: boolean,
  appearance: Appearance,
  { contributorsAsk, registrationProof }: SiteRules,
): PublicSettings {
  const values = Object.fromEntries(publicNames.map((name) => [name, settings[name]]));
  const reasons = ownReasons(appearance);
  const own = {
    ...(Object.keys(reasons).length > 0 && { reportReasons: reasons }),
    ...(appearance.logo && { logo: appearance.logo }),
  };
  const rules = { contributorsAsk, registrationProof };
  return { ...values, ...rules, sendsMail, timeZone: siteZone(), ...own } as PublicSettings;
}

export function toSettingGroupsDto(settings: Settings): SettingGroupsDto {
  const groups = Object.entries(settingGroups).map(([name, definitions]) => ({
    name,
    label: groupLabels[name as keyof typeof settingGroups],
    settings: Object.entries(definitions).map(([setting, definition]) =>
      toSettingDto(setting as SettingName, definition as SettingDefinition, settings),
    ),
  }));
  return { groups };
}

function toSettingDto(name: SettingName, definition: SettingDefinition, settings: Settings): SettingDto {
  return {
    name,
    kind: definition.kind,
    label: definition.label,
    value: settings[name],
    default: definition.fallback,
    min: definition.kind === 'number' ? definition.min : null,
    max: definition.kind === 'number' ? definition.max : null,
    maxLength: definition.kind === 'text' ? definition.maxLength : null,
  };
}
