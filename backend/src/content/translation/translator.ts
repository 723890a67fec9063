/** A translation that cannot be had; `message` says why, in French. */
export class TranslationError extends Error {}

/** A service that translates from French. */
export abstract class Translator {
  /** False where the site has none. */
  abstract readonly available: boolean;

  /**
   * @param target as ISO 639-1 names the language
   * @throws TranslationError
   */
  abstract translate(text: string, target: string, format: 'html' | 'text'): Promise<string>;
}
