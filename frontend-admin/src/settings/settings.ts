import { queryOptions } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { whileTyping } from '../api/query-client';
import { fitting } from '../forms/fitting';

export type Setting = components['schemas']['SettingDto'];
export type SettingName = Setting['name'];
type SettingValue = Setting['value'];
/** Form values: numbers as typed, null for an emptied text. */
export type Changes = Partial<Record<SettingName, SettingValue | null>>;

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call('GET', '/api/admin/settings'),
  ...whileTyping,
});

/** Help texts that the setup wizard shows, too. */
export const identityHelp = {
  siteName: 'En tête de chaque page, dans les résultats de recherche et au bas des messages envoyés.',
  siteDescription: 'Au bas de chaque page, et là où l’on parle du site ailleurs.',
};

/** Help texts of settings. */
export const explanations: Partial<Record<SettingName, string>> = {
  ...identityHelp,
  postsPerPage: 'Tutoriels par page du catalogue et des domaines.',
  enableNewRegistrations: 'Sans elles, seuls les comptes existants se connectent.',
  enableComments: 'Désactivés, ceux qui existent restent lisibles.',
  maintenanceMode: 'Le site n’est alors accessible qu’aux administrateurs.',
  adminNotifications: 'Prévenir les administrateurs des nouveaux signalements.',
  enableWebsocket: 'Les notifications arrivent sans recharger la page.',
  requireEmailConfirmation: 'Publier demande une adresse confirmée ; la connexion, elle, reste ouverte.',
  maxLoginAttempts:
    'Au-delà, la connexion est refusée pendant un quart d’heure, sauf depuis un navigateur où le membre s’est déjà connecté.',
  sessionTimeoutMinutes: 'Une session inactive plus longtemps est fermée.',
  enforceStrongPasswords: 'Refuse les mots de passe faciles à deviner.',
  twoFactorAuth: 'Permet aux membres de protéger leur compte par un code ; désactivé, aucun n’est demandé.',
  enableCache: 'Garde les pages déjà rendues.',
  clearOnUpdate: 'Une modification se voit aussitôt, sans attendre la fin de la durée.',
};

/** Request body: the values that really changed. */
export function toSave(settings: Setting[], changes: Changes): Body<'PATCH', '/api/admin/settings'> {
  const made = settings
    .filter(({ name }) => name in changes)
    .map((setting) => {
      const typed = changes[setting.name] ?? null;
      const taken = setting.kind === 'number' ? fitting(setting, typed) : (typed ?? '');
      return [setting.name, taken] as const;
    });
  return Object.fromEntries(
    made.filter(([name, value]) => settings.some((known) => known.name === name && known.value !== value)),
  );
}
