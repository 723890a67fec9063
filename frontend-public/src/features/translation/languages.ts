import type { components } from '@passerelle/api-client/schema';

/** What a text can be translated into. */
export interface TargetLanguage {
  name: components['schemas']['TranslateBody']['targetLanguage'];
  label: string;
  /** For the attribute `lang`. */
  code: string;
  direction: 'ltr' | 'rtl';
}

const ltr = (name: TargetLanguage['name'], label: string, code: string): TargetLanguage => ({
  name,
  label,
  code,
  direction: 'ltr',
});

/** In the order of the menu. */
export const languages: TargetLanguage[] = [
  ltr('english', 'Anglais', 'en'),
  ltr('spanish', 'Espagnol', 'es'),
  ltr('german', 'Allemand', 'de'),
  ltr('italian', 'Italien', 'it'),
  ltr('portuguese', 'Portugais', 'pt'),
  ltr('russian', 'Russe', 'ru'),
  ltr('chinese', 'Chinois', 'zh'),
  ltr('japanese', 'Japonais', 'ja'),
  { name: 'arabic', label: 'Arabe', code: 'ar', direction: 'rtl' },
];
