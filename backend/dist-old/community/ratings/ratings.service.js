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
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { tutorialNotFound } from '../../content/tutorials/tutorial-not-found.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { RatingsRepository } from './ratings.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
/** Tutorials summarized per statement, far below the databases' limit of parameters. */ const BATCH = 500;
export class RatingsService {
    events;
    ratings;
    tutorials;
    settings;
    dataSource;
    constructor(events, ratings, tutorials, settings, dataSource){
        this.events = events;
        this.ratings = ratings;
        this.tutorials = tutorials;
        this.settings = settings;
        this.dataSource = dataSource;
    }
    /** @throws NotFoundException when the tutorial does not exist */ async summary(tutorialId, reader) {
        await this.tutorials.require(tutorialId, reader);
        const summary = await this.ratings.summary(tutorialId);
        if (!summary) throw tutorialNotFound();
        return summary;
    }
    /** @throws NotFoundException when the member has not rated the tutorial */ async scoreOf(userId, tutorialId) {
        const rating = await this.ratings.find(userId, tutorialId);
        if (!rating) throw new NotFoundException("Vous n\u2019avez pas encore not\xe9 ce tutoriel.");
        return rating.score;
    }
    /**
   * Adds or changes a rating; resolves to the tutorial's new summary.
   * @throws NotFoundException when the tutorial does not exist
   * @throws ForbiddenException while ratings are disabled
   */ async rate(userId, tutorialId, score) {
        if (!await this.settings.get('enableRatings')) {
            throw new ForbiddenException(errorBody('closed', "Les \xe9valuations sont ferm\xe9es pour le moment."));
        }
        await this.tutorials.require(tutorialId);
        return this.dataSource.transaction(async (manager)=>{
            if (!await this.ratings.lockTutorial(manager, tutorialId)) throw tutorialNotFound();
            await this.ratings.saveRating(manager, userId, tutorialId, score);
            await this.ratings.updateSummaries(manager, [
                tutorialId
            ]);
            const summary = await this.ratings.summary(tutorialId, manager);
            await this.events.publish(manager, 'tutorial.rated', {
                tutorialId
            });
            return summary;
        });
    }
    /** Moves ratings to another member, whose own scores win. */ async mergeMember(manager, userId, into) {
        const tutorialIds = await this.ratings.moveRatings(manager, userId, into);
        await this.ratings.updateSummaries(manager, tutorialIds);
        for (const tutorialId of tutorialIds)await this.events.publish(manager, 'tutorial.rated', {
            tutorialId
        });
    }
    /** Deletes a member's ratings, in the transaction that deletes the account. */ async forgetMember(manager, userId) {
        const tutorialIds = await this.ratings.ratedBy(manager, userId);
        await this.ratings.deleteOfMember(manager, userId);
        for(let first = 0; first < tutorialIds.length; first += BATCH){
            await this.ratings.updateSummaries(manager, tutorialIds.slice(first, first + BATCH));
        }
        for (const tutorialId of tutorialIds)await this.events.publish(manager, 'tutorial.rated', {
            tutorialId
        });
    }
}
RatingsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof RatingsRepository === "undefined" ? Object : RatingsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], RatingsService);
//# sourceMappingURL=ratings.service.js.map
