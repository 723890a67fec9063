import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { NoBrowserError, SharedBrowser } from '../../content/exports/chromium/shared-browser.js';
import { UnconfirmedMembersService } from '../../members/account/unconfirmed-members.service.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { BackupsService } from '../backups/backups.service.js';
import { PointsService } from '../backups/points.service.js';
import { MailService } from '../mail/mail.service.js';
import { DatabaseOptimizer } from '../maintenance/database-optimizer.js';
import { amount, lapse, onDay, some } from './amounts.js';
import { good, repair, watch, type CheckResult } from './condition.js';

const SLOW_ANSWER_MS = 250;
const BROWSER_KNOWN_MS = 10 * MINUTE_MS;

/** Checks of the services that the site uses. A check throws when it cannot determine the state. */
@Injectable()
export class ServiceChecks {
  private browser: { version: string; seenAt: number } | undefined;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly care: DatabaseOptimizer,
    private readonly mailSetup: MailService,
    private readonly emails: EmailsService,
    private readonly unconfirmed: UnconfirmedMembersService,
    private readonly sharedBrowser: SharedBrowser,
    private readonly backlog: EventBacklog,
    private readonly made: BackupsService,
    private readonly points: PointsService,
  ) {}

  async database(): Promise<CheckResult> {
    const isMysql = this.config.database.kind === 'mysql';
    const sql = isMysql ? 'SELECT VERSION() AS version' : 'SELECT sqlite_version() AS version';
    const start = performance.now();
    const [row] = await this.dataSource.query<{ version: string }[]>(sql);
    const ms = Math.max(1, Math.round(performance.now() - start));
    const { version } = row!;
    const kind = isMysql ? (version.includes('MariaDB') ? 'MariaDB' : 'MySQL') : 'SQLite';
    const size = amount(await this.care.size());
    const says = `${kind} ${/^[\d.]+/.exec(version)?.[0] ?? version} répond en ${ms}\u00a0ms ; la base pèse ${size}.`;
    if (ms < SLOW_ANSWER_MS) return good(says);
    return watch(
      says,
      'Cherchez « Requête lente » dans les journaux, et optimisez la base dans Maintenance.',
    );
  }

  async mail(): Promise<CheckResult> {
    if (!this.emails.isConfigured)
      return watch(
        'Aucun e-mail ne part : chaque message devient un fichier sur le serveur.',
        'Donnez au site un serveur d’envoi (SMTP_URL).',
      );
    const { lastTest } = this.mailSetup.setup();
    if (lastTest?.wasAccepted === false)
      return repair('Le serveur d’envoi a refusé le dernier essai.', 'La page « Courrier » dit pourquoi.');
    const { total } = await this.emails.listFailures({ limit: 1, offset: 0 });
    if (total > 0)
      return watch(
        `${some(total, 'message n’est pas parti', 'messages ne sont pas partis')}.`,
        'La page « Courrier » dit pourquoi, et les renvoie.',
      );
    const { count, isRequired } = await this.unconfirmed.find();
    if (isRequired && count > 0)
      return watch(
        `${some(count, 'membre inscrit', 'membres inscrits')} avant le service d’envoi ne ${count > 1 ? 'peuvent' : 'peut'} plus commenter ni publier, faute d’adresse confirmée.`,
        'La page « Courrier » renvoie le lien de confirmation, ou accepte ces adresses.',
      );
    if (!lastTest)
      return watch('Le serveur d’envoi n’a pas encore été essayé.', 'Envoyez un essai depuis « Courrier ».');
    return good(`Le serveur d’envoi a pris le dernier essai, et aucun message n’attend.`);
  }

  async translation(timeoutMs: number): Promise<CheckResult> {
    const { translation } = this.config;
    if (!translation) return good('Pas de service de traduction : les tutoriels se lisent en français.');
    const answer = await fetch(`${translation.url}/languages`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return good('Le service de traduction répond.');
    return repair(
      answer
        ? `Le service de traduction répond par une erreur (${answer.status}).`
        : 'Le service de traduction ne répond pas.',
      'Voyez s’il tourne, et si TRANSLATE_URL mène bien à lui. Ce qui est déjà traduit se lit toujours.',
    );
  }

  /** Starting a browser takes a second, so its version is cached for a while. */
  async pdf(): Promise<CheckResult> {
    if (!this.browser || Date.now() - this.browser.seenAt > BROWSER_KNOWN_MS) {
      try {
        const version = await this.sharedBrowser.use((browser) => browser.version());
        this.browser = { version, seenAt: Date.now() };
      } catch (error) {
        if (!(error instanceof NoBrowserError)) throw error;
        return repair(
          'Aucun navigateur ne démarre sur cette machine : il n’y a pas de PDF.',
          'Installez Chromium, ou dites où il est (CHROMIUM_PATH). Les autres formats n’en ont pas besoin.',
        );
      }
    }
    return good(`${this.browser.version.replace('/', ' ')} démarre et fait les PDF.`);
  }

  async events(): Promise<CheckResult> {
    const { pending, deadLetters, lagMs } = await this.backlog.measure();
    if (deadLetters > 0)
      return repair(
        `${some(deadLetters, 'traitement a été abandonné', 'traitements ont été abandonnés')} après trop d’échecs.`,
        'Relancez-les, ou renoncez-y, dans Maintenance.',
      );
    const says =
      pending === 0
        ? 'Rien n’attend d’être traité.'
        : `${some(pending, 'traitement attend', 'traitements attendent')}, depuis ${lapse(lagMs)}.`;
    const advice = this.config.workers
      ? 'Les journaux disent ce qui échoue.'
      : 'Ce processus laisse les traitements à un autre (WORKERS=off) : voyez si celui-là tourne.';
    if (lagMs > HOUR_MS) return repair(says, advice);
    return lagMs > 5 * MINUTE_MS ? watch(says, advice) : good(says);
  }

  async backups(): Promise<CheckResult> {
    const [latest] = await this.made.list();
    const problem = this.made.problem ?? this.made.unreachable;
    if (problem) return repair(problem, 'Puis sauvegardez dans Maintenance, pour voir.');
    if (!latest)
      return watch(
        'Aucune sauvegarde encore.',
        this.made.isDaily
          ? 'La première se fait d’elle-même, ou tout de suite dans Maintenance.'
          : 'Faites-en une dans Maintenance, et remettez-y celle de chaque jour.',
      );
    const age = Date.now() - +latest.createdAt;
    const says = `La dernière date du ${onDay(latest.createdAt)} (${amount(latest.bytes)}) ; elle a été restaurée pour l’essai en la faisant.`;
    if (!this.made.isDaily)
      return watch(
        `${says} Le site n’en fait plus de lui-même.`,
        'Remettez celle de chaque jour dans Maintenance, sauf si une autre machine s’en charge.',
      );
    const advice = 'Les journaux disent pourquoi aucune n’a été faite depuis.';
    if (age > 3 * DAY_MS) return repair(says, advice);
    return age > 2 * DAY_MS ? watch(says, advice) : good(says);
  }

  async restorePoints(): Promise<CheckResult> {
    if (!this.points.isOn)
      return good(
        'Le site n’en fait pas : il ne revient qu’à ses sauvegardes. Ils se mettent en marche dans Maintenance.',
      );
    const { upTo, since, problem } = await this.points.describe();
    const advice = this.config.workers
      ? 'Voyez la place où vont les sauvegardes ; les journaux en disent plus.'
      : 'Ce processus les laisse à un autre (WORKERS=off) : voyez si celui-là tourne.';
    if (!upTo)
      return problem
        ? repair(`Aucun n’a pu être écrit : ${problem}`, advice)
        : watch('Aucun encore.', 'Le premier se fait dans l’instant.');
    const age = Date.now() - +upTo;
    const oldest = since ? ` ; le plus ancien, du ${onDay(since)}` : '';
    const says = `Le dernier date d’il y a ${lapse(age)}${oldest}.${problem ? ` ${problem}` : ''}`;
    if (age > 5 * MINUTE_MS) return repair(says, advice);
    return problem || age > 2 * MINUTE_MS ? watch(says, advice) : good(says);
  }
}
