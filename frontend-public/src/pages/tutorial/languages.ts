import type { components } from '@passerelle/api-client/schema';

export type Language = components['schemas']['TranslateBody']['targetLanguage'];

interface Known {
  label: string;
  /** For the attribute `lang`. */
  code: string;
  direction: 'ltr' | 'rtl';
}

const ltr = (label: string, code: string): Known => ({ label, code, direction: 'ltr' });

/** In the order of the menu. */
export const languages: Record<Language, Known> = {
  english: ltr('Anglais', 'en'),
  spanish: ltr('Espagnol', 'es'),
  german: ltr('Allemand', 'de'),
  italian: ltr('Italien', 'it'),
  portuguese: ltr('Portugais', 'pt'),
  russian: ltr('Russe', 'ru'),
  chinese: ltr('Chinois', 'zh'),
  japanese: ltr('Japonais', 'ja'),
  arabic: { label: 'Arabe', code: 'ar', direction: 'rtl' },
};
