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
import { IsBoolean } from 'class-validator';
import { IntField } from '../../platform/common/body-fields.js';
export class BackupDto {
    name;
    bytes;
    addedBytes;
    createdAt;
    isAutomatic;
}
_ts_decorate([
    ApiProperty({
        description: 'Nom du fichier.',
        example: 'passerelle-auto-2026-03-01T031500-000Z.manifest'
    }),
    _ts_metadata("design:type", String)
], BackupDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Taille en octets.'
    }),
    _ts_metadata("design:type", Number)
], BackupDto.prototype, "bytes", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Ce qu\u2019elle a ajout\xe9, en octets, \xe0 ce que les pr\xe9c\xe9dentes avaient d\xe9j\xe0 \xe9crit ; null si elle est d\u2019un seul tenant."
    }),
    _ts_metadata("design:type", Object)
], BackupDto.prototype, "addedBytes", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time'
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], BackupDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le site l\u2019a faite de lui-m\xeame ; celles-l\xe0 sont retir\xe9es avec le temps."
    }),
    _ts_metadata("design:type", Boolean)
], BackupDto.prototype, "isAutomatic", void 0);
/** An integer in this range; any other value gets the same French sentence. */ function Between(min, max, what, description) {
    const sentence = `${what} : un nombre entier de ${min} \xe0 ${max}.`;
    return IntField({
        min,
        max,
        tooSmall: sentence,
        tooBig: sentence,
        notWhole: sentence,
        description
    });
}
export class BackupPlanDto {
    backupDaily;
    backupHour;
    keptDays;
    keptWeeks;
    keptMonths;
    backupContinuous;
}
_ts_decorate([
    ApiProperty({
        description: "Si le site se sauvegarde chaque jour de lui-m\xeame.",
        example: true
    }),
    IsBoolean({
        message: "Le champ \xab backupDaily \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], BackupPlanDto.prototype, "backupDaily", void 0);
_ts_decorate([
    Between(0, 23, "L\u2019heure de la sauvegarde", "L\u2019heure \xe0 laquelle il le fait, dans le fuseau du site."),
    _ts_metadata("design:type", Number)
], BackupPlanDto.prototype, "backupHour", void 0);
_ts_decorate([
    Between(1, 90, "Les jours gard\xe9s", "De combien de jours il garde la derni\xe8re."),
    _ts_metadata("design:type", Number)
], BackupPlanDto.prototype, "keptDays", void 0);
_ts_decorate([
    Between(0, 52, "Les semaines gard\xe9es", "De combien de semaines il garde la derni\xe8re."),
    _ts_metadata("design:type", Number)
], BackupPlanDto.prototype, "keptWeeks", void 0);
_ts_decorate([
    Between(0, 120, "Les mois gard\xe9s", "De combien de mois il garde la derni\xe8re."),
    _ts_metadata("design:type", Number)
], BackupPlanDto.prototype, "keptMonths", void 0);
_ts_decorate([
    ApiProperty({
        description: "S\u2019il note chaque minute ce qui a chang\xe9, pour pouvoir revenir \xe0 n\u2019importe laquelle des derni\xe8res heures.",
        example: false
    }),
    IsBoolean({
        message: "Le champ \xab backupContinuous \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], BackupPlanDto.prototype, "backupContinuous", void 0);
export class PointsDto {
    upTo;
    since;
    problem;
}
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Ce qui a \xe9t\xe9 \xe9crit jusque-l\xe0 peut revenir ; null s\u2019il n\u2019y en a pas encore."
    }),
    _ts_metadata("design:type", Object)
], PointsDto.prototype, "upTo", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Le plus ancien moment gard\xe9."
    }),
    _ts_metadata("design:type", Object)
], PointsDto.prototype, "since", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi le dernier n\u2019a pas pu \xeatre \xe9crit ; null sinon.",
        example: "Il reste moins de 1 Go sur le disque : lib\xe9rez de la place avant de sauvegarder."
    }),
    _ts_metadata("design:type", Object)
], PointsDto.prototype, "problem", void 0);
export class BackupsDto {
    isRunning;
    problem;
    folder;
    isElsewhere;
    isEncrypted;
    plan;
    next;
    points;
    backups;
}
_ts_decorate([
    ApiProperty({
        description: 'Si une sauvegarde est en cours.'
    }),
    _ts_metadata("design:type", Boolean)
], BackupsDto.prototype, "isRunning", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi la derni\xe8re a \xe9chou\xe9, ou pourquoi elles ne peuvent pas \xeatre vues ; null sinon.",
        example: "Il reste moins de 1 Go sur le disque : lib\xe9rez de la place avant de sauvegarder."
    }),
    _ts_metadata("design:type", Object)
], BackupsDto.prototype, "problem", void 0);
_ts_decorate([
    ApiProperty({
        description: "O\xf9 elles sont : un dossier de la machine du site, un bucket ou un serveur SFTP.",
        example: '/srv/passerelle/backups'
    }),
    _ts_metadata("design:type", String)
], BackupsDto.prototype, "folder", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si la variable BACKUP_DIR les envoie ailleurs que dans les donn\xe9es du site."
    }),
    _ts_metadata("design:type", Boolean)
], BackupsDto.prototype, "isElsewhere", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Si la variable BACKUP_KEY les fait chiffrer.'
    }),
    _ts_metadata("design:type", Boolean)
], BackupsDto.prototype, "isEncrypted", void 0);
_ts_decorate([
    ApiProperty({
        type: BackupPlanDto
    }),
    _ts_metadata("design:type", typeof BackupPlanDto === "undefined" ? Object : BackupPlanDto)
], BackupsDto.prototype, "plan", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Quand se fait la prochaine de chaque jour ; null s\u2019il n\u2019y en a pas, ou qu\u2019un autre processus la fait."
    }),
    _ts_metadata("design:type", Object)
], BackupsDto.prototype, "next", void 0);
_ts_decorate([
    ApiProperty({
        type: PointsDto
    }),
    _ts_metadata("design:type", typeof PointsDto === "undefined" ? Object : PointsDto)
], BackupsDto.prototype, "points", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            BackupDto
        ],
        description: "La plus r\xe9cente d\u2019abord, cinquante au plus."
    }),
    _ts_metadata("design:type", Array)
], BackupsDto.prototype, "backups", void 0);
//# sourceMappingURL=backups.dto.js.map
