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
import { Column } from 'typeorm';
export const difficulties = [
    'beginner',
    'intermediate',
    'advanced'
];
/** Labels for readers. */ export const difficultyNames = {
    beginner: "D\xe9butant",
    intermediate: "Interm\xe9diaire",
    advanced: "Avanc\xe9"
};
/**
 * The text and metadata that an author writes. This is their only definition: tutorials, revisions and drafts inherit
 * the
 * columns, and the API its descriptions. Only `domainId` is defined in each, since a draft may have none.
 */ export class WrittenText {
    title;
    description;
    difficulty;
    tags;
    image;
    /** Not selected by default. */ source;
}
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], WrittenText.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: "async et await, expliqu\xe9s par une boulangerie."
    }),
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], WrittenText.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        enum: difficulties,
        nullable: true
    }),
    Column({
        type: 'varchar',
        length: 20,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], WrittenText.prototype, "difficulty", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        example: [
            'javascript',
            'asynchrone'
        ]
    }),
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], WrittenText.prototype, "tags", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Adresse de l\u2019image de couverture.",
        example: '/media/0c/0c6a640c6a640c6a640c6a64.webp'
    }),
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], WrittenText.prototype, "image", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Le texte, en Markdown.',
        example: '## Pourquoi attendre\n\nLe four chauffe.'
    }),
    Column({
        type: 'text',
        select: false
    }),
    _ts_metadata("design:type", String)
], WrittenText.prototype, "source", void 0);
/** Defaults of a new text. Revisions are hashed in this order, so new fields go last. */ const defaults = {
    title: '',
    description: '',
    domainId: null,
    difficulty: null,
    tags: [],
    image: null,
    source: ''
};
const names = Object.keys(defaults);
/** Picks the text fields of an object and nothing else. */ export function textFieldsOf(text) {
    return Object.fromEntries(names.map((name)=>[
            name,
            text[name]
        ]));
}
/** Fills in defaults for omitted fields, except the cover, which then stays as it is. */ export function withDefaults(text) {
    const said = names.map((name)=>[
            name,
            text[name] ?? defaults[name]
        ]);
    const isKept = ([name])=>name !== 'image' || text.image !== undefined;
    return Object.fromEntries(said.filter(isKept));
}
//# sourceMappingURL=written-text.js.map
