import { ConflictException, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../config.js';
import { originalRequestOf } from '../../platform/common/internal-requests.js';

/** Refuses to open a session if its cookie could not be set, because the cookie requires HTTPS. */
@Injectable()
export class SettableCookie {
  private readonly logger = new Logger(SettableCookie.name);
  private isLogged = false;

  constructor(private readonly config: Config) {}

  /** @throws ConflictException naming the settings to look at */
  require(request: Request): void {
    const { secure } = originalRequestOf(request) ?? request;
    if (secure || !isHttps(this.config)) return;
    const { publicUrl, trustProxy } = this.config;
    if (!this.isLogged) {
      this.isLogged = true;
      this.logger.error(
        `Personne ne peut se connecter : PUBLIC_URL est ${publicUrl}, mais les requêtes arrivent sans HTTPS. TRUST_PROXY (${trustProxy}) doit valoir le nombre de mandataires devant le site, et chacun transmettre l’en-tête X-Forwarded-Proto.`,
      );
    }
    throw new ConflictException(
      `La session ne peut pas s’ouvrir, car cette requête n’est pas arrivée en HTTPS. Ouvrez le site à l’adresse ${publicUrl}\u00a0; si vous y êtes, demandez à qui l’exploite de régler TRUST_PROXY et de faire transmettre X-Forwarded-Proto par le mandataire.`,
    );
  }
}

/** Whether cookies get the attribute Secure. */
export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https://');
}
