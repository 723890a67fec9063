/** API values of the target languages, and their codes for translation services. */
export const languageCodes = {
  english: 'en',
  spanish: 'es',
  german: 'de',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
  chinese: 'zh',
  japanese: 'ja',
  arabic: 'ar',
} as const;

export type Language = keyof typeof languageCodes;

export const languages = Object.keys(languageCodes) as Language[];

/** A failed translation; `message` gives the reason in French. */
export class TranslationError extends Error {}

/** A service that translates from French. */
export abstract class Translator {
  /** False when no service is configured. */
  abstract readonly available: boolean;

  /**
   * @param target ISO 639-1 code
   * @throws TranslationError
   */
  abstract translate(text: string, target: string, format: 'html' | 'text'): Promise<string>;
}
