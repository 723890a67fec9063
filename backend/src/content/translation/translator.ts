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
