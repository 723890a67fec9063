import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { TranslationError, Translator } from './translator.js';

const TIMEOUT_MS = 20_000;
const TRIES = 3;
const MAX_WAIT_MS = 5_000;
const FIRST_WAIT_MS = 500;

const BUSY = 'Le service de traduction est trop sollicité. Réessayez dans une minute.';
const FAILED = 'Le service de traduction ne répond pas comme il faut. Réessayez plus tard.';

/** Client of the LibreTranslate server at TRANSLATE_URL. */
@Injectable()
export class LibreTranslate extends Translator {
  private readonly logger = new Logger(LibreTranslate.name);
  private readonly server: Config['translation'];

  constructor(config: Config) {
    super();
    this.server = config.translation;
  }

  override get available(): boolean {
    return this.server !== undefined;
  }

  override async translate(q: string, target: string, format: 'html' | 'text'): Promise<string> {
    if (!this.server) throw new TranslationError(FAILED);
    const { url, key } = this.server;
    const body = JSON.stringify({ q, source: 'fr', target, format, ...(key ? { api_key: key } : {}) });
    for (let tried = 1; ; tried++) {
      const answer = await this.ask(`${url}/translate`, body);
      if (answer.text !== undefined) return answer.text;
      if (!answer.again || tried === TRIES) throw new TranslationError(answer.status === 429 ? BUSY : FAILED);
      await pause(Math.min(answer.waitMs ?? FIRST_WAIT_MS * tried, MAX_WAIT_MS));
    }
  }

  private async ask(
    url: string,
    body: string,
  ): Promise<{ text?: string; status?: number; again?: boolean; waitMs?: number }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status } = response;
      const answer = (await response.json().catch(() => ({}))) as { translatedText?: unknown };
      if (response.ok && typeof answer.translatedText === 'string') return { text: answer.translatedText };
      this.logger.warn(`Le service de traduction a répondu ${status}`);
      const seconds = Number(response.headers.get('retry-after') ?? NaN);
      const waitMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
      return { status, again: status === 429 || status >= 500, ...(waitMs === undefined ? {} : { waitMs }) };
    } catch (error) {
      this.logger.warn('Le service de traduction ne répond pas', String(error));
      // Do not retry after a timeout.
      return { again: !(error instanceof Error && error.name === 'TimeoutError') };
    }
  }
}
