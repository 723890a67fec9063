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
import { Rating } from '../../community/ratings/rating.entity.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { TutorialCounts } from '../../content/tutorials/tutorial-counts.js';
import { MemberCounts } from '../../members/users/member-counts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
/** The mean rating is cached this long, because it reads every rating. */ const MEAN_KEPT_MS = 5 * 60 * 1000;
export class FiguresService {
    dataSource;
    settings;
    tutorials;
    members;
    domains;
    mean;
    constructor(dataSource, settings, tutorials, members, domains){
        this.dataSource = dataSource;
        this.settings = settings;
        this.tutorials = tutorials;
        this.members = members;
        this.domains = domains;
    }
    async read(now = Date.now()) {
        const { figuresFrom } = this.settings.appearance;
        const [tutorials, members, domains, mean] = await Promise.all([
            this.tutorials.count({
                state: 'published'
            }),
            this.members.total(),
            this.domains.findListed(),
            this.meanAt(now)
        ]);
        const enough = (count, shown = count)=>count >= figuresFrom ? shown : null;
        return {
            tutorials: enough(tutorials),
            domains: enough(domains.length),
            members: enough(members),
            ratingAverage: enough(mean.ratings, mean.score)
        };
    }
    async meanAt(now) {
        if (this.mean && now - this.mean.at < MEAN_KEPT_MS) return this.mean;
        const found = await this.dataSource.manager.createQueryBuilder(Rating, 'rating').select('COUNT(*)', 'ratings').addSelect('AVG(rating.score)', 'score').getRawOne();
        const score = Math.round(Number(found.score ?? 0) * 10) / 10;
        this.mean = {
            at: now,
            ratings: Number(found.ratings),
            score
        };
        return this.mean;
    }
}
FiguresService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof TutorialCounts === "undefined" ? Object : TutorialCounts,
        typeof MemberCounts === "undefined" ? Object : MemberCounts,
        typeof DomainsService === "undefined" ? Object : DomainsService
    ])
], FiguresService);
//# sourceMappingURL=figures.service.js.map
