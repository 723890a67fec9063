import type { components } from '@passerelle/api-client/schema';

/** A target language. */
export interface TargetLanguage {
  name: components['schemas']['TranslateBody']['targetLanguage'];
  label: string;
  /** Value of the `lang` attribute. */
  code: string;
  direction: 'ltr' | 'rtl';
}

const ltr = (name: TargetLanguage['name'], label: string, code: string): TargetLanguage => ({
  name,
  label,
  code,
  direction: 'ltr',
});

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
