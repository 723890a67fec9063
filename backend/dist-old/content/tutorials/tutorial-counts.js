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
import { countDays } from '../../platform/counts/count-days.js';
import { dayOf } from '../../platform/counts/day.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { DeletedTutorial } from './deleted-tutorial.entity.js';
import { notDeleted, published } from './published.js';
import { Tutorial } from './tutorial.entity.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
export class TutorialCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(countAnew);
    }
    async countCreation(manager, tutorial) {
        await this.counts.changeCounts(manager, [
            ...of(tutorial, 'published', 1),
            day(tutorial, 1)
        ]);
    }
    /** @param tutorial locked */ async countErasure(manager, tutorial) {
        const state = await stateOf(manager, tutorial.id);
        const days = state === 'deleted' ? [] : [
            day(tutorial, -1)
        ];
        await this.counts.changeCounts(manager, [
            ...of(tutorial, state, -1),
            ...days
        ]);
    }
    /**
   * Moves a tutorial to the counts of its new domain and level, if they have changed.
   * @param before locked
   */ async countRewrite(manager, before, after) {
        if (before.domainId === after.domainId && before.difficulty === after.difficulty) return;
        const state = await stateOf(manager, before.id);
        const { domainId, difficulty } = after;
        const moved = of({
            ...before,
            domainId,
            difficulty
        }, state, 1);
        await this.counts.changeCounts(manager, [
            ...of(before, state, -1),
            ...moved
        ]);
    }
    /**
   * Moves a tutorial between published, unpublished and deleted. Its views and likes stay counted until it is erased.
   * @param tutorial locked
   */ async changeState(manager, tutorial, from, to) {
        await manager.update(Tutorial, {
            id: tutorial.id
        }, {
            publicationState: to
        });
        const changes = [
            one(tutorial, from, -1),
            one(tutorial, to, 1)
        ];
        if (from === 'deleted') changes.push(day(tutorial, 1));
        if (to === 'deleted') changes.push(day(tutorial, -1));
        await this.counts.changeCounts(manager, changes);
    }
    /**
   * @param readings by tutorial id
   * @param domains by tutorial, for those that still exist
   */ async countViews(manager, readings, domains) {
        await this.counts.changeCounts(manager, domains.map(({ id, domainId })=>({
                subject: 'views',
                part: String(domainId),
                by: readings.get(id)
            })));
    }
    /** Moves all counts of a domain to another one, including tutorials in the trash. */ async countDomainMove(manager, from, into) {
        const changes = [];
        for (const subject of [
            'tutorials',
            'views',
            'likes'
        ]){
            for (const [part, count] of (await this.counts.readCounts(subject, undefined, manager))){
                const [domain, ...rest] = part.split('/');
                if (Number(domain) !== from) continue;
                const moved = [
                    into,
                    ...rest
                ].join('/');
                changes.push({
                    subject,
                    part,
                    by: -count
                }, {
                    subject,
                    part: moved,
                    by: count
                });
            }
        }
        await this.counts.changeCounts(manager, changes);
    }
    /** Number of tutorials per domain, including those in the trash. */ async countByDomain(manager) {
        const sums = new Map();
        for (const [part, count] of (await this.counts.readCounts('tutorials', undefined, manager))){
            const domainId = Number(part.split('/', 1)[0]);
            sums.set(domainId, (sums.get(domainId) ?? 0) + count);
        }
        return sums;
    }
    async count(filter) {
        return (await this.countParts(filter)).reduce((total, { count })=>total + count, 0);
    }
    /** The combinations of domain, level and state that a filter leaves, and how many tutorials each has. */ async countParts({ domainId, difficulty, state }) {
        const parts = [];
        for (const [part, count] of (await this.counts.readCounts('tutorials'))){
            const [domain, level, publicationState] = part.split('/');
            if (domainId !== undefined && Number(domain) !== domainId) continue;
            if (difficulty !== undefined && level !== difficulty) continue;
            if (state === 'any' ? publicationState === 'deleted' : publicationState !== state) continue;
            parts.push({
                domainId: Number(domain),
                difficulty: level || null,
                publicationState,
                count
            });
        }
        return parts;
    }
    /** Domains with published or unpublished tutorials; those in the trash are not counted. */ async domainTotals() {
        const totals = new Map();
        for (const [part, count] of (await this.counts.readCounts('tutorials'))){
            const [domain, , state] = part.split('/');
            if (state === 'deleted') continue;
            const domainId = Number(domain);
            const known = totals.get(domainId) ?? {
                domainId,
                tutorials: 0,
                views: 0,
                likes: 0
            };
            totals.set(domainId, {
                ...known,
                tutorials: known.tutorials + count
            });
        }
        const [views, likes] = [
            await this.counts.readCounts('views'),
            await this.counts.readCounts('likes')
        ];
        const of = (all, id)=>all.get(String(id)) ?? 0;
        return [
            ...totals.values()
        ].filter(({ tutorials })=>tutorials > 0).map((each)=>({
                ...each,
                views: of(views, each.domainId),
                likes: of(likes, each.domainId)
            }));
    }
}
TutorialCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], TutorialCounts);
function one({ domainId, difficulty }, state, by) {
    return {
        subject: 'tutorials',
        part: `${domainId}/${difficulty ?? ''}/${state}`,
        by
    };
}
function of(tutorial, state, by) {
    const part = String(tutorial.domainId);
    return [
        one(tutorial, state, by),
        {
            subject: 'views',
            part,
            by: by * tutorial.views
        },
        {
            subject: 'likes',
            part,
            by: by * tutorial.likes
        }
    ];
}
function day({ createdAt }, by) {
    return {
        subject: 'tutorial-days',
        part: dayOf(createdAt),
        by
    };
}
async function stateOf(manager, tutorialId) {
    if (await manager.existsBy(DeletedTutorial, {
        tutorialId
    })) return 'deleted';
    return await manager.existsBy(UnpublishedTutorial, {
        tutorialId
    }) ? 'unpublished' : 'published';
}
/** Puts the states of all tutorials right. */ async function deriveStates(manager) {
    const state = `CASE WHEN ${notDeleted('tutorials.id')} AND ${published('tutorials.id')} THEN 'published'
    WHEN ${notDeleted('tutorials.id')} THEN 'unpublished' ELSE 'deleted' END`;
    await manager.query(`UPDATE tutorials SET publicationState = ${state} WHERE publicationState <> ${state}`);
}
async function countAnew(manager) {
    await deriveStates(manager);
    const grouped = ()=>manager.createQueryBuilder(Tutorial, 'tutorial').select('tutorial.domainId', 'domainId').addSelect('tutorial.difficulty', 'difficulty').addSelect('COUNT(*)', 'count').groupBy('tutorial.domainId').addGroupBy('tutorial.difficulty');
    const all = await grouped().getRawMany();
    const hidden = await grouped().innerJoin(UnpublishedTutorial, 'hidden', 'hidden.tutorialId = tutorial.id').getRawMany();
    const deleted = await grouped().innerJoin(DeletedTutorial, 'deleted', 'deleted.tutorialId = tutorial.id').getRawMany();
    // One by one, as there is an index of either.
    const sums = [];
    for (const subject of [
        'views',
        'likes'
    ]){
        const rows = await manager.createQueryBuilder(Tutorial, 'tutorial').select('tutorial.domainId', 'domainId').addSelect(`SUM(tutorial.${subject})`, 'sum').groupBy('tutorial.domainId').getRawMany();
        sums.push(...rows.map(({ domainId, sum })=>({
                subject,
                part: String(domainId),
                by: Number(sum)
            })));
    }
    return [
        ...all.map((group)=>one(group, 'published', Number(group.count))),
        ...hidden.map((group)=>one(group, 'published', -Number(group.count))),
        ...hidden.map((group)=>one(group, 'unpublished', Number(group.count))),
        ...deleted.map((group)=>one(group, 'unpublished', -Number(group.count))),
        ...deleted.map((group)=>one(group, 'deleted', Number(group.count))),
        ...sums,
        ...await countDays(manager, Tutorial, 'tutorial-days', notDeleted('row.id'))
    ];
}
//# sourceMappingURL=tutorial-counts.js.map
