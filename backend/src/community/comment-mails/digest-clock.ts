import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { CommentMailsService } from './comment-mails.service.js';

const LOOK_EVERY_MS = 10 * MINUTE_MS;

/** Checks regularly whether digests are due. */
@Injectable()
export class DigestClock implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DigestClock.name);
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly mails: CommentMailsService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    const look = (): void => {
      this.underWay = this.mails
        .sendDigests(new Date())
        .catch((error: unknown) =>
          this.logger.error('Les envois du jour ont échoué ; nouvel essai bientôt.', error),
        );
    };
    this.timer = setInterval(look, LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
  }
}
