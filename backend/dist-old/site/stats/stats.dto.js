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
import { ApiProperty } from '@nestjs/swagger';
const count = (description)=>ApiProperty({
        type: 'integer',
        description
    });
let UserStatsDto = class UserStatsDto {
    total;
    newToday;
    activeLastWeek;
};
_ts_decorate([
    count('Nombre de membres.'),
    _ts_metadata("design:type", Number)
], UserStatsDto.prototype, "total", void 0);
_ts_decorate([
    count("Inscrits aujourd\u2019hui."),
    _ts_metadata("design:type", Number)
], UserStatsDto.prototype, "newToday", void 0);
_ts_decorate([
    count('Membres vus pendant les sept derniers jours.'),
    _ts_metadata("design:type", Number)
], UserStatsDto.prototype, "activeLastWeek", void 0);
let TutorialStatsDto = class TutorialStatsDto {
    total;
    newToday;
    views;
    likes;
};
_ts_decorate([
    count('Nombre de tutoriels.'),
    _ts_metadata("design:type", Number)
], TutorialStatsDto.prototype, "total", void 0);
_ts_decorate([
    count("Ajout\xe9s aujourd\u2019hui."),
    _ts_metadata("design:type", Number)
], TutorialStatsDto.prototype, "newToday", void 0);
_ts_decorate([
    count('Lectures en tout.'),
    _ts_metadata("design:type", Number)
], TutorialStatsDto.prototype, "views", void 0);
_ts_decorate([
    count("\xab J\u2019aime \xbb en tout."),
    _ts_metadata("design:type", Number)
], TutorialStatsDto.prototype, "likes", void 0);
let CommentStatsDto = class CommentStatsDto {
    total;
    newToday;
    totalReports;
    pendingReports;
};
_ts_decorate([
    count("Nombre de commentaires, r\xe9ponses comprises."),
    _ts_metadata("design:type", Number)
], CommentStatsDto.prototype, "total", void 0);
_ts_decorate([
    count("\xc9crits aujourd\u2019hui."),
    _ts_metadata("design:type", Number)
], CommentStatsDto.prototype, "newToday", void 0);
_ts_decorate([
    count('Nombre de signalements.'),
    _ts_metadata("design:type", Number)
], CommentStatsDto.prototype, "totalReports", void 0);
_ts_decorate([
    count("Signalements qui attendent une d\xe9cision."),
    _ts_metadata("design:type", Number)
], CommentStatsDto.prototype, "pendingReports", void 0);
let DomainStatsDto = class DomainStatsDto {
    total;
    mostPopular;
};
_ts_decorate([
    count('Nombre de domaines.'),
    _ts_metadata("design:type", Number)
], DomainStatsDto.prototype, "total", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'Nom du domaine le plus lu ; null sans tutoriel.',
        example: 'Programmation'
    }),
    _ts_metadata("design:type", Object)
], DomainStatsDto.prototype, "mostPopular", void 0);
let DomainShareDto = class DomainShareDto {
    id;
    name;
    tutorials;
    views;
    likes;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DomainShareDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], DomainShareDto.prototype, "name", void 0);
_ts_decorate([
    count('Tutoriels du domaine.'),
    _ts_metadata("design:type", Number)
], DomainShareDto.prototype, "tutorials", void 0);
_ts_decorate([
    count('Lectures de ses tutoriels.'),
    _ts_metadata("design:type", Number)
], DomainShareDto.prototype, "views", void 0);
_ts_decorate([
    count("\xab J\u2019aime \xbb de ses tutoriels."),
    _ts_metadata("design:type", Number)
], DomainShareDto.prototype, "likes", void 0);
const growth = ApiProperty({
    type: 'number',
    nullable: true,
    description: "Nouveaut\xe9s des sept derniers jours par rapport aux sept pr\xe9c\xe9dents, en pour cent ; null s\u2019il n\u2019y en avait pas."
});
let TrendDto = class TrendDto {
    users;
    tutorials;
    comments;
};
_ts_decorate([
    growth,
    _ts_metadata("design:type", Object)
], TrendDto.prototype, "users", void 0);
_ts_decorate([
    growth,
    _ts_metadata("design:type", Object)
], TrendDto.prototype, "tutorials", void 0);
_ts_decorate([
    growth,
    _ts_metadata("design:type", Object)
], TrendDto.prototype, "comments", void 0);
let DayDto = class DayDto {
    date;
    users;
    tutorials;
    comments;
};
_ts_decorate([
    ApiProperty({
        format: 'date',
        description: 'Jour dans le fuseau du site.'
    }),
    _ts_metadata("design:type", String)
], DayDto.prototype, "date", void 0);
_ts_decorate([
    count('Nouveaux membres.'),
    _ts_metadata("design:type", Number)
], DayDto.prototype, "users", void 0);
_ts_decorate([
    count('Nouveaux tutoriels.'),
    _ts_metadata("design:type", Number)
], DayDto.prototype, "tutorials", void 0);
_ts_decorate([
    count('Nouveaux commentaires.'),
    _ts_metadata("design:type", Number)
], DayDto.prototype, "comments", void 0);
export class StatisticsDto {
    users;
    tutorials;
    comments;
    domains;
    byDomain;
    trend;
    days;
}
_ts_decorate([
    ApiProperty({
        type: UserStatsDto
    }),
    _ts_metadata("design:type", typeof UserStatsDto === "undefined" ? Object : UserStatsDto)
], StatisticsDto.prototype, "users", void 0);
_ts_decorate([
    ApiProperty({
        type: TutorialStatsDto
    }),
    _ts_metadata("design:type", typeof TutorialStatsDto === "undefined" ? Object : TutorialStatsDto)
], StatisticsDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: CommentStatsDto
    }),
    _ts_metadata("design:type", typeof CommentStatsDto === "undefined" ? Object : CommentStatsDto)
], StatisticsDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: DomainStatsDto
    }),
    _ts_metadata("design:type", typeof DomainStatsDto === "undefined" ? Object : DomainStatsDto)
], StatisticsDto.prototype, "domains", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            DomainShareDto
        ],
        description: 'Tous les domaines, dans leur ordre.'
    }),
    _ts_metadata("design:type", Array)
], StatisticsDto.prototype, "byDomain", void 0);
_ts_decorate([
    ApiProperty({
        type: TrendDto
    }),
    _ts_metadata("design:type", typeof TrendDto === "undefined" ? Object : TrendDto)
], StatisticsDto.prototype, "trend", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            DayDto
        ],
        description: "Les trente derniers jours, aujourd\u2019hui en dernier."
    }),
    _ts_metadata("design:type", Array)
], StatisticsDto.prototype, "days", void 0);
//# sourceMappingURL=stats.dto.js.map
