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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { ForbiddenException, HttpException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import { isSuspended, UsersService } from '../../members/users/users.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
const LOOK_EVERY_MS = 5000;
/** An attempt that is this old has died or failed, and is made again. */ const SILENT_MS = 30_000;
const MAX_ATTEMPTS = 10;
const FAILED = "Une erreur est survenue. Publiez-le vous-m\xeame, ou choisissez une autre date.";
/** The author cleared or changed the date at the last moment. */ let CancelledError = class CancelledError extends Error {
};
export class ScheduledPublications {
    schedules;
    rows;
    drafts;
    users;
    confirmedEmail;
    settings;
    events;
    dataSource;
    logger = new Logger(ScheduledPublications.name);
    timer;
    working;
    isStopping = false;
    constructor(schedules, rows, drafts, users, confirmedEmail, settings, events, dataSource){
        this.schedules = schedules;
        this.rows = rows;
        this.drafts = drafts;
        this.users = users;
        this.confirmedEmail = confirmedEmail;
        this.settings = settings;
        this.events = events;
        this.dataSource = dataSource;
    }
    onApplicationBootstrap() {
        this.timer = setInterval(()=>void this.publishDue(), LOOK_EVERY_MS).unref();
        void this.publishDue();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        this.isStopping = true;
        await this.working;
    }
    /** Publishes all drafts that are due. */ async publishDue() {
        this.working ??= this.work().finally(()=>this.working = undefined);
        return this.working;
    }
    async work() {
        try {
            // In maintenance mode only administrators may publish.
            if (await this.settings.get('maintenanceMode')) return;
            for(;;){
                const next = this.isStopping ? null : await this.findDue();
                if (!next) return;
                if (await this.claim(next)) await this.attempt({
                    ...next,
                    attempts: next.attempts + 1
                });
            }
        } catch (error) {
            this.logger.error("Des brouillons programm\xe9s n\u2019ont pas pu \xeatre publi\xe9s ; nouvel essai bient\xf4t.", error);
        }
    }
    async findDue() {
        const now = Date.now();
        const publishAt = LessThanOrEqual(new Date(now));
        return this.schedules.findOne({
            where: [
                {
                    publishAt,
                    triedAt: IsNull()
                },
                {
                    publishAt,
                    triedAt: LessThan(new Date(now - SILENT_MS))
                }
            ],
            order: {
                publishAt: 'ASC',
                draftId: 'ASC'
            }
        });
    }
    /** Updates the row only if it is unchanged, so that only one of several processes claims it. */ async claim({ draftId, publishAt, attempts }) {
        const values = {
            attempts: attempts + 1,
            triedAt: new Date()
        };
        const { affected } = await this.schedules.update({
            draftId,
            publishAt,
            attempts
        }, values);
        return affected === 1;
    }
    async attempt(schedule) {
        const { draftId } = schedule;
        const draft = await this.rows.find({
            id: draftId
        });
        if (!draft) return;
        try {
            if (schedule.attempts > MAX_ATTEMPTS) return await this.giveUp(schedule, draft, FAILED);
            const actor = await this.requireActor(schedule);
            await this.drafts.checkPublishable(draftId, actor, [
                draft.version
            ]);
            await this.drafts.publish(draftId, actor, [
                draft.version
            ], undefined, async (manager, { tutorialId, isHeld })=>{
                if (!await isStillThere(manager, schedule)) throw new CancelledError();
                await this.publishOutcome(manager, schedule, draft, {
                    tutorialId,
                    problem: null,
                    isHeld
                });
            });
        } catch (error) {
            if (error instanceof CancelledError) return;
            const problem = problemOf(error, draft);
            if (problem) return this.giveUp(schedule, draft, problem);
            this.logger.warn(`Brouillon ${draftId} : ${String(error)}`);
        }
    }
    /**
   * Publishing requires the same rights as if the member did so now.
   * @throws ForbiddenException
   */ async requireActor({ userId }) {
        const actor = userId === null ? null : await this.users.find(userId);
        if (!actor) throw new ForbiddenException("Le compte de qui l\u2019avait programm\xe9 n\u2019existe plus.");
        if (isSuspended(actor)) throw new ForbiddenException("Le compte de qui l\u2019avait programm\xe9 est suspendu.");
        await this.confirmedEmail.require(actor);
        return actor;
    }
    /** Removes the date and keeps the draft. */ async giveUp(schedule, tried, problem) {
        const { draftId } = schedule;
        await this.dataSource.transaction(async (manager)=>{
            const draft = await this.rows.lock(manager, draftId);
            if (!draft || !await isStillThere(manager, schedule)) return;
            if (draft.version === tried.version) {
                await manager.delete(DraftSchedule, {
                    draftId
                });
                await this.publishOutcome(manager, schedule, draft, {
                    tutorialId: draft.tutorialId,
                    problem
                });
            } else {
                // Saved meanwhile: the new text may be publishable.
                await manager.update(DraftSchedule, {
                    draftId
                }, {
                    triedAt: null
                });
            }
        });
    }
    async publishOutcome(manager, schedule, draft, end) {
        const { draftId } = schedule;
        for (const userId of new Set([
            draft.userId,
            schedule.userId ?? draft.userId
        ])){
            const payload = {
                draftId,
                userId,
                title: draft.title,
                ...end
            };
            await this.events.publish(manager, 'draft.came-due', payload);
        }
    }
}
ScheduledPublications = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(DraftSchedule)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DraftsRepository === "undefined" ? Object : DraftsRepository,
        typeof DraftsService === "undefined" ? Object : DraftsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ScheduledPublications);
async function isStillThere(manager, { draftId, publishAt }) {
    const schedule = await manager.findOneBy(DraftSchedule, {
        draftId
    });
    return schedule?.publishAt.getTime() === publishAt.getTime();
}
/** Reason why it can't be published, in French; undefined when a later attempt may succeed. */ function problemOf(error, { tutorialId }) {
    if (!(error instanceof HttpException) || error.getStatus() >= 500 || error.getStatus() === 429) {
        return undefined;
    }
    if (error instanceof NotFoundException && tutorialId !== null) return "Le tutoriel n\u2019est plus l\xe0, ou ne peut plus \xeatre r\xe9\xe9crit par qui l\u2019avait programm\xe9.";
    return error.message;
}
//# sourceMappingURL=scheduled-publications.js.map
