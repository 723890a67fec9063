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
import { BadRequestException, Injectable } from '@nestjs/common';
import { DraftSchedule } from './draft-schedule.entity.js';
import { DraftsService } from './drafts.service.js';
export class DraftSchedulesService {
    drafts;
    constructor(drafts){
        this.drafts = drafts;
    }
    /**
   * @throws BadRequestException when the date is past or more than a year ahead, or the draft is incomplete
   * @throws what `DraftsService.checkPublishable` throws
   */ async set(draftId, moment, user, versions) {
        const publishAt = new Date(moment);
        refuseOtherTimes(publishAt);
        await this.drafts.checkPublishable(draftId, user, versions);
        return this.drafts.change(draftId, user, versions, async (manager)=>{
            await manager.delete(DraftSchedule, {
                draftId
            });
            const schedule = {
                draftId,
                userId: user.id,
                publishAt,
                attempts: 0,
                triedAt: null
            };
            await manager.insert(DraftSchedule, schedule);
        });
    }
    /**
   * Does nothing without a date.
   * @throws what `DraftsService.save` throws
   */ async clear(draftId, user, versions) {
        return this.drafts.change(draftId, user, versions, async (manager)=>{
            await manager.delete(DraftSchedule, {
                draftId
            });
        });
    }
}
DraftSchedulesService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftsService === "undefined" ? Object : DraftsService
    ])
], DraftSchedulesService);
function refuseOtherTimes(moment) {
    const latest = new Date();
    latest.setUTCFullYear(latest.getUTCFullYear() + 1);
    const problem = moment.getTime() <= Date.now() ? "Choisissez un moment \xe0 venir." : moment > latest && "Choisissez un moment d\u2019ici un an au plus.";
    if (problem) throw new BadRequestException({
        message: problem,
        errors: {
            publishAt: problem
        }
    });
}
//# sourceMappingURL=draft-schedules.service.js.map
