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
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { WrittenText } from '../revisions/written-text.js';
export class Tutorial extends WrittenText {
    id;
    /** Incremented each time a member or an import replaces the text. */ version;
    domainId;
    /** Title after `fold`; used for alphabetical order. */ titleFolded;
    /** Folded title and description, one per line; the list's `q` matches against it. */ matchText;
    date;
    /** The first author who is a member; null for imported tutorials and once the account is deleted. */ authorId;
    /** Names of all authors, as far as they fit; avatar and biography are the first one's. */ authorName;
    authorAvatar;
    authorBio;
    /** Set when there are several; see `authorsOf`. */ authors;
    /** In minutes. */ readTime;
    likes;
    views;
    /** views × 0.5 + likes × 2. Updated on write so that an index can serve the trending list. */ trendingScore;
    /** Mean rating, 0 without ratings. Stored so that lists need no aggregate. */ ratingAverage;
    ratingCount;
    licence;
    sourceUrl;
    /** Path of the imported file; null for a tutorial written on the site. */ sourcePath;
    /** Checksum of the imported file and its images; an unchanged one skips the import. */ checksum;
    /** Derived from `unpublished_tutorials` and `deleted_tutorials`, for indexes of what is not published. */ publicationState;
    /** Whether readers may see earlier versions. */ historyIsPublic;
    /** Version of the renderer that made `content` from `source`. */ rendererVersion;
    createdAt;
    updatedAt;
    /** Stored media by the image link that `source` contains. */ assets;
    /** Sanitized HTML, rendered from `source` on save. */ content;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 1
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "version", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "domainId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 400,
        select: false
    }),
    _ts_metadata("design:type", String)
], Tutorial.prototype, "titleFolded", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 2500,
        select: false
    }),
    _ts_metadata("design:type", String)
], Tutorial.prototype, "matchText", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Tutorial.prototype, "date", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "authorId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], Tutorial.prototype, "authorName", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "authorAvatar", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 2000,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "authorBio", void 0);
_ts_decorate([
    Column({
        type: 'simple-json',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "authors", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "readTime", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "likes", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "views", void 0);
_ts_decorate([
    Column({
        type: 'double',
        default: 0,
        select: false
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "trendingScore", void 0);
_ts_decorate([
    Column({
        type: 'double',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "ratingAverage", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "ratingCount", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "licence", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "sourceUrl", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true,
        unique: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "sourcePath", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], Tutorial.prototype, "checksum", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 12,
        default: 'published',
        select: false
    }),
    _ts_metadata("design:type", typeof PublicationState === "undefined" ? Object : PublicationState)
], Tutorial.prototype, "publicationState", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], Tutorial.prototype, "historyIsPublic", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0,
        select: false
    }),
    _ts_metadata("design:type", Number)
], Tutorial.prototype, "rendererVersion", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Tutorial.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Tutorial.prototype, "updatedAt", void 0);
_ts_decorate([
    Column({
        type: 'simple-json',
        select: false
    }),
    _ts_metadata("design:type", typeof Record === "undefined" ? Object : Record)
], Tutorial.prototype, "assets", void 0);
_ts_decorate([
    Column({
        type: 'text',
        select: false
    }),
    _ts_metadata("design:type", String)
], Tutorial.prototype, "content", void 0);
Tutorial = _ts_decorate([
    Entity('tutorials')
], Tutorial);
//# sourceMappingURL=tutorial.entity.js.map
