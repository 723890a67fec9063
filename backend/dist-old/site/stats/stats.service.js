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
import { DomainsService } from '../../content/domains/domains.service.js';
import { CommentCounts } from '../../community/comments/comment-counts.js';
import { TutorialCounts } from '../../content/tutorials/tutorial-counts.js';
import { MemberCounts } from '../../members/users/member-counts.js';
import { ReportCounts } from '../../moderation/reports/report-counts.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { DAY_MS, growth, latestDays } from './days.js';
import { StatsRepository } from './stats.repository.js';
const DAYS = 30;
const WEEK = 7;
const NOTHING = {
    tutorials: 0,
    views: 0,
    likes: 0
};
export class StatsService {
    stats;
    counts;
    members;
    tutorials;
    comments;
    reports;
    domains;
    constructor(stats, counts, members, tutorials, comments, reports, domains){
        this.stats = stats;
        this.counts = counts;
        this.members = members;
        this.tutorials = tutorials;
        this.comments = comments;
        this.reports = reports;
        this.domains = domains;
    }
    async read(now = new Date()) {
        const days = latestDays(now, DAYS);
        const [users, tutorials, comments, seen, reports, totals, domains] = await Promise.all([
            this.series('member-days', days, this.members.total()),
            this.series('tutorial-days', days, this.tutorials.count({
                state: 'any'
            })),
            this.series('comment-days', days, this.comments.total()),
            this.stats.countSeenSince(new Date(now.getTime() - WEEK * DAY_MS)),
            this.reports.all(),
            this.tutorials.domainTotals(),
            this.domains.findAll()
        ]);
        const mostPopular = mostRead(totals)?.domainId;
        return {
            users: {
                ...summary(users),
                activeLastWeek: seen
            },
            tutorials: {
                ...summary(tutorials),
                views: sum(totals, 'views'),
                likes: sum(totals, 'likes')
            },
            comments: {
                ...summary(comments),
                totalReports: add(reports.map(({ count })=>count)),
                pendingReports: add(reports.map(({ status, count })=>status === 'pending' ? count : 0))
            },
            domains: {
                total: domains.length,
                mostPopular: domains.find(({ id })=>id === mostPopular)?.name ?? null
            },
            byDomain: domains.map(({ id, name })=>{
                const { tutorials, views, likes } = totals.find(({ domainId })=>domainId === id) ?? NOTHING;
                return {
                    id,
                    name,
                    tutorials,
                    views,
                    likes
                };
            }),
            trend: {
                users: trend(users.daily),
                tutorials: trend(tutorials.daily),
                comments: trend(comments.daily)
            },
            days: days.map((date, index)=>({
                    date,
                    users: users.daily[index],
                    tutorials: tutorials.daily[index],
                    comments: comments.daily[index]
                }))
        };
    }
    async series(subject, days, total) {
        const [counts, all] = await Promise.all([
            this.counts.readCounts(subject, days[0]),
            total
        ]);
        return {
            total: all,
            daily: days.map((day)=>counts.get(day) ?? 0)
        };
    }
}
StatsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StatsRepository === "undefined" ? Object : StatsRepository,
        typeof StoredCounts === "undefined" ? Object : StoredCounts,
        typeof MemberCounts === "undefined" ? Object : MemberCounts,
        typeof TutorialCounts === "undefined" ? Object : TutorialCounts,
        typeof CommentCounts === "undefined" ? Object : CommentCounts,
        typeof ReportCounts === "undefined" ? Object : ReportCounts,
        typeof DomainsService === "undefined" ? Object : DomainsService
    ])
], StatsService);
const summary = ({ total, daily })=>({
        total,
        newToday: daily.at(-1)
    });
const add = (counts)=>counts.reduce((total, count)=>total + count, 0);
function trend(daily) {
    return growth(add(daily.slice(-WEEK)), add(daily.slice(-2 * WEEK, -WEEK)));
}
function sum(totals, what) {
    return totals.reduce((total, each)=>total + each[what], 0);
}
/** The most read domain; ties go to more tutorials, then to the older domain. */ function mostRead(totals) {
    const order = (a, b)=>b.views - a.views || b.tutorials - a.tutorials || a.domainId - b.domainId;
    return totals.toSorted(order)[0];
}
//# sourceMappingURL=stats.service.js.map
