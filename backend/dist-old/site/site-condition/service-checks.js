function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { NoBrowserError, SharedBrowser } from '../../content/exports/chromium/shared-browser.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { BackupsService } from '../backups/backups.service.js';
import { PointsService } from '../backups/points.service.js';
import { MailService } from '../mail/mail.service.js';
import { DatabaseOptimizer } from '../maintenance/database-optimizer.js';
import { amount, lapse, onDay, some } from './amounts.js';
import { good, repair, watch } from './condition.js';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SLOW_ANSWER_MS = 250;
const BROWSER_KNOWN_MS = 10 * MINUTE_MS;
export class ServiceChecks {
    config;
    dataSource;
    care;
    mailSetup;
    emails;
    sharedBrowser;
    backlog;
    made;
    points;
    browser;
    constructor(config, dataSource, care, mailSetup, emails, sharedBrowser, backlog, made, points){
        this.config = config;
        this.dataSource = dataSource;
        this.care = care;
        this.mailSetup = mailSetup;
        this.emails = emails;
        this.sharedBrowser = sharedBrowser;
        this.backlog = backlog;
        this.made = made;
        this.points = points;
    }
    async database() {
        const isMysql = this.config.database.kind === 'mysql';
        const sql = isMysql ? 'SELECT VERSION() AS version' : 'SELECT sqlite_version() AS version';
        const start = performance.now();
        const [row] = await this.dataSource.query(sql);
        const ms = Math.max(1, Math.round(performance.now() - start));
        const { version } = row;
        const kind = isMysql ? version.includes('MariaDB') ? 'MariaDB' : 'MySQL' : 'SQLite';
        const size = amount(await this.care.size());
        const says = `${kind} ${/^[\d.]+/.exec(version)?.[0] ?? version} r\xe9pond en ${ms}\u00a0ms ; la base p\xe8se ${size}.`;
        if (ms < SLOW_ANSWER_MS) return good(says);
        return watch(says, "Cherchez \xab\xa0Requ\xeate lente\xa0\xbb dans les journaux, et optimisez la base dans Maintenance.");
    }
    async mail() {
        if (!this.emails.isConfigured) return watch('Aucun e-mail ne part : chaque message devient un fichier sur le serveur.', "Donnez au site un serveur d\u2019envoi (SMTP_URL).");
        const { lastTest } = this.mailSetup.setup();
        if (lastTest?.wasAccepted === false) return repair("Le serveur d\u2019envoi a refus\xe9 le dernier essai.", "La page \xab\xa0Courrier\xa0\xbb dit pourquoi.");
        const { total } = await this.emails.listFailures({
            limit: 1,
            offset: 0
        });
        if (total > 0) return watch(`${some(total, "message n\u2019est pas parti", 'messages ne sont pas partis')}.`, "La page \xab\xa0Courrier\xa0\xbb dit pourquoi, et les renvoie.");
        if (!lastTest) return watch("Le serveur d\u2019envoi n\u2019a pas encore \xe9t\xe9 essay\xe9.", "Envoyez un essai depuis \xab\xa0Courrier\xa0\xbb.");
        return good(`Le serveur d\u{2019}envoi a pris le dernier essai, et aucun message n\u{2019}attend.`);
    }
    async translation(timeoutMs) {
        const { translation } = this.config;
        if (!translation) return good("Pas de service de traduction : les tutoriels se lisent en fran\xe7ais.");
        const answer = await fetch(`${translation.url}/languages`, {
            redirect: 'error',
            signal: AbortSignal.timeout(timeoutMs)
        }).catch(()=>undefined);
        await answer?.body?.cancel();
        if (answer?.ok) return good("Le service de traduction r\xe9pond.");
        return repair(answer ? `Le service de traduction r\xe9pond par une erreur (${answer.status}).` : "Le service de traduction ne r\xe9pond pas.", "Voyez s\u2019il tourne, et si TRANSLATE_URL m\xe8ne bien \xe0 lui. Ce qui est d\xe9j\xe0 traduit se lit toujours.");
    }
    /** Starting a browser takes a second, so its version is cached for a while. */ async pdf() {
        if (!this.browser || Date.now() - this.browser.seenAt > BROWSER_KNOWN_MS) {
            try {
                const version = await this.sharedBrowser.use((browser)=>browser.version());
                this.browser = {
                    version,
                    seenAt: Date.now()
                };
            } catch (error) {
                if (!(error instanceof NoBrowserError)) throw error;
                return repair("Aucun navigateur ne d\xe9marre sur cette machine : il n\u2019y a pas de PDF.", "Installez Chromium, ou dites o\xf9 il est (CHROMIUM_PATH). Les autres formats n\u2019en ont pas besoin.");
            }
        }
        return good(`${this.browser.version.replace('/', ' ')} d\xe9marre et fait les PDF.`);
    }
    async events() {
        const { pending, deadLetters, lagMs } = await this.backlog.measure();
        if (deadLetters > 0) return repair(`${some(deadLetters, "traitement a \xe9t\xe9 abandonn\xe9", "traitements ont \xe9t\xe9 abandonn\xe9s")} apr\xe8s trop d\u{2019}\xe9checs.`, 'Relancez-les, ou renoncez-y, dans Maintenance.');
        const says = pending === 0 ? "Rien n\u2019attend d\u2019\xeatre trait\xe9." : `${some(pending, 'traitement attend', 'traitements attendent')}, depuis ${lapse(lagMs)}.`;
        const advice = this.config.workers ? "Les journaux disent ce qui \xe9choue." : "Ce processus laisse les traitements \xe0 un autre (WORKERS=off) : voyez si celui-l\xe0 tourne.";
        if (lagMs > HOUR_MS) return repair(says, advice);
        return lagMs > 5 * MINUTE_MS ? watch(says, advice) : good(says);
    }
    async backups() {
        const [latest] = await this.made.list();
        const problem = this.made.problem ?? this.made.unreachable;
        if (problem) return repair(problem, 'Puis sauvegardez dans Maintenance, pour voir.');
        if (!latest) return watch('Aucune sauvegarde encore.', this.made.isDaily ? "La premi\xe8re se fait d\u2019elle-m\xeame, ou tout de suite dans Maintenance." : 'Faites-en une dans Maintenance, et remettez-y celle de chaque jour.');
        const age = Date.now() - +latest.createdAt;
        const says = `La derni\xe8re date du ${onDay(latest.createdAt)} (${amount(latest.bytes)}) ; elle a \xe9t\xe9 restaur\xe9e pour l\u{2019}essai en la faisant.`;
        if (!this.made.isDaily) return watch(`${says} Le site n\u{2019}en fait plus de lui-m\xeame.`, "Remettez celle de chaque jour dans Maintenance, sauf si une autre machine s\u2019en charge.");
        const advice = "Les journaux disent pourquoi aucune n\u2019a \xe9t\xe9 faite depuis.";
        if (age > 3 * DAY_MS) return repair(says, advice);
        return age > 2 * DAY_MS ? watch(says, advice) : good(says);
    }
    async restorePoints() {
        if (!this.points.isOn) return good("Le site n\u2019en fait pas : il ne revient qu\u2019\xe0 ses sauvegardes. Ils se mettent en marche dans Maintenance.");
        const { upTo, since, problem } = await this.points.describe();
        const advice = this.config.workers ? "Voyez la place o\xf9 vont les sauvegardes ; les journaux en disent plus." : "Ce processus les laisse \xe0 un autre (WORKERS=off) : voyez si celui-l\xe0 tourne.";
        if (!upTo) return problem ? repair(`Aucun n\u{2019}a pu \xeatre \xe9crit : ${problem}`, advice) : watch('Aucun encore.', "Le premier se fait dans l\u2019instant.");
        const age = Date.now() - +upTo;
        const oldest = since ? ` ; le plus ancien, du ${onDay(since)}` : '';
        const says = `Le dernier date d\u{2019}il y a ${lapse(age)}${oldest}.${problem ? ` ${problem}` : ''}`;
        if (age > 5 * MINUTE_MS) return repair(says, advice);
        return problem || age > 2 * MINUTE_MS ? watch(says, advice) : good(says);
    }
}
ServiceChecks = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof DatabaseOptimizer === "undefined" ? Object : DatabaseOptimizer,
        typeof MailService === "undefined" ? Object : MailService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof SharedBrowser === "undefined" ? Object : SharedBrowser,
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof BackupsService === "undefined" ? Object : BackupsService,
        typeof PointsService === "undefined" ? Object : PointsService
    ])
], ServiceChecks);
//# sourceMappingURL=service-checks.js.map
