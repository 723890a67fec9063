import { lengthOf } from '@passerelle/api-client/text-length';
import { LINE, trimmed } from '../common/plain-text.js';

/** A setting: its default, and the valid range or length. */
export type SettingDefinition =
  | { kind: 'switch'; fallback: boolean; label: string }
  | { kind: 'number'; fallback: number; min: number; max: number; label: string }
  | { kind: 'text'; fallback: string; maxLength: number; label: string };

const on = (label: string) => ({ kind: 'switch', fallback: true, label }) as const;
const off = (label: string) => ({ kind: 'switch', fallback: false, label }) as const;
const number = (fallback: number, min: number, max: number, label: string) =>
  ({ kind: 'number', fallback, min, max, label }) as const;
const text = (fallback: string, maxLength: number, label: string) =>
  ({ kind: 'text', fallback, maxLength, label }) as const;

/** Settings of the console, grouped as shown there. */
export const settingGroups = {
  application: {
    siteName: text('Passerelle', 60, 'Nom du site'),
    siteDescription: text('Des tutoriels en français, dans tous les domaines.', 300, 'Description du site'),
    postsPerPage: number(10, 1, 50, 'Éléments par page'),
    enableNewRegistrations: on('Inscriptions ouvertes'),
    enableComments: on('Commentaires'),
    enableRatings: on('Évaluations'),
    enableRecommendations: on('Recommandations'),
    maintenanceMode: off('Mode maintenance'),
    adminNotifications: on('Notifications aux administrateurs'),
    enableWebsocket: on('Connexion en direct'),
  },
  security: {
    passwordMinLength: number(8, 6, 16, 'Longueur minimale du mot de passe'),
    requireEmailConfirmation: on('Confirmation de l’adresse e-mail'),
    maxLoginAttempts: number(5, 1, 10, 'Tentatives de connexion'),
    sessionTimeoutMinutes: number(60, 15, 1440, 'Durée de session en minutes'),
    enforceStrongPasswords: on('Mots de passe forts'),
    twoFactorAuth: off('Second facteur'),
  },
  performance: {
    enableCache: on('Cache'),
    cacheDuration: number(60, 1, 1440, 'Durée du cache en minutes'),
    clearOnUpdate: on('Vider le cache à chaque modification'),
  },
} as const satisfies Record<string, Record<string, SettingDefinition>>;

type Groups = typeof settingGroups;
type Definitions = Groups['application'] & Groups['security'] & Groups['performance'];

export type SettingName = keyof Definitions;
export type Settings = {
  [Name in SettingName]: Definitions[Name]['kind'] extends 'switch'
    ? boolean
    : Definitions[Name]['kind'] extends 'number'
      ? number
      : string;
};

export const settingDefinitions: Definitions = {
  ...settingGroups.application,
  ...settingGroups.security,
  ...settingGroups.performance,
};

export const settingNames = Object.keys(settingDefinitions) as SettingName[];

export const defaultSettings = Object.fromEntries(
  settingNames.map((name) => [name, settingDefinitions[name].fallback]),
) as Settings;

/** Validates a value: a French sentence, or undefined when it is valid. */
export function settingProblem(name: SettingName, value: unknown): string | undefined {
  const definition: SettingDefinition = settingDefinitions[name];
  if (definition.kind === 'switch') {
    return typeof value === 'boolean'
      ? undefined
      : `Le réglage « ${definition.label} » doit valoir vrai ou faux.`;
  }
  if (definition.kind === 'number') {
    const { min, max, label } = definition;
    const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
    return fits ? undefined : `Le réglage « ${label} » doit être un nombre entier entre ${min} et ${max}.`;
  }
  const { maxLength, label } = definition;
  const fits =
    typeof value === 'string' && trimmed(value) !== '' && lengthOf(value) <= maxLength && LINE.test(value);
  return fits
    ? undefined
    : `Le réglage « ${label} » doit être un texte de 1 à ${maxLength} caractères, sur une ligne.`;
}
