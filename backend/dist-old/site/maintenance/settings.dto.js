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
import { reportReasons } from '../../moderation/subjects/report-reasons.js';
import { siteZone } from '../../platform/zone/site-zone.js';
import { ApiProperty } from '@nestjs/swagger';
import { settingDefinitions, settingGroups, settingNames } from '../../platform/settings/setting-definitions.js';
const groupLabels = {
    application: 'Application',
    security: "S\xe9curit\xe9",
    performance: 'Performance'
};
/** Settings that anyone may read, since pages show or use them. */ const publicNames = [
    'siteName',
    'siteDescription',
    'postsPerPage',
    'enableNewRegistrations',
    'enableComments',
    'enableRatings',
    'enableRecommendations',
    'enableWebsocket',
    'passwordMinLength',
    'enforceStrongPasswords',
    'twoFactorAuth'
];
const VALUE = {
    oneOf: [
        {
            type: 'boolean'
        },
        {
            type: 'integer'
        },
        {
            type: 'string'
        }
    ]
};
export class SettingDto {
    name;
    kind;
    label;
    value;
    default;
    min;
    max;
    maxLength;
}
_ts_decorate([
    ApiProperty({
        enum: settingNames,
        example: 'enableComments'
    }),
    _ts_metadata("design:type", typeof SettingName === "undefined" ? Object : SettingName)
], SettingDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        enum: [
            'switch',
            'number',
            'text'
        ]
    }),
    _ts_metadata("design:type", Object)
], SettingDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Commentaires'
    }),
    _ts_metadata("design:type", String)
], SettingDto.prototype, "label", void 0);
_ts_decorate([
    ApiProperty(VALUE),
    _ts_metadata("design:type", typeof SettingValue === "undefined" ? Object : SettingValue)
], SettingDto.prototype, "value", void 0);
_ts_decorate([
    ApiProperty({
        ...VALUE,
        description: "Valeur tant que personne n\u2019a rien chang\xe9."
    }),
    _ts_metadata("design:type", typeof SettingValue === "undefined" ? Object : SettingValue)
], SettingDto.prototype, "default", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'Le plus petit nombre admis.'
    }),
    _ts_metadata("design:type", Object)
], SettingDto.prototype, "min", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'Le plus grand nombre admis.'
    }),
    _ts_metadata("design:type", Object)
], SettingDto.prototype, "max", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'Longueur du texte le plus long admis.'
    }),
    _ts_metadata("design:type", Object)
], SettingDto.prototype, "maxLength", void 0);
export class SettingGroupDto {
    name;
    label;
    settings;
}
_ts_decorate([
    ApiProperty({
        enum: Object.keys(settingGroups)
    }),
    _ts_metadata("design:type", String)
], SettingGroupDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Application'
    }),
    _ts_metadata("design:type", String)
], SettingGroupDto.prototype, "label", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            SettingDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SettingGroupDto.prototype, "settings", void 0);
export class SettingGroupsDto {
    groups;
}
_ts_decorate([
    ApiProperty({
        type: [
            SettingGroupDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SettingGroupsDto.prototype, "groups", void 0);
const defaultName = settingDefinitions.siteName.fallback;
const schemaOf = (definition)=>{
    const shared = {
        description: definition.label,
        default: definition.fallback
    };
    if (definition.kind === 'switch') return {
        ...shared,
        type: 'boolean'
    };
    if (definition.kind === 'number') {
        return {
            ...shared,
            type: 'integer',
            minimum: definition.min,
            maximum: definition.max
        };
    }
    // The default name must not become the example of other sites' documents.
    const { fallback: example, maxLength } = definition;
    return {
        description: definition.label,
        example: example === defaultName ? 'Ateliers du Lac' : example,
        type: 'string',
        minLength: 1,
        maxLength
    };
};
const properties = (names)=>Object.fromEntries(names.map((name)=>[
            name,
            schemaOf(settingDefinitions[name])
        ]));
/** Schema of a change: any subset of the settings. */ export const settingsChangeSchema = {
    type: 'object',
    properties: properties(settingNames),
    additionalProperties: false
};
export const publicSettingsSchema = {
    type: 'object',
    required: [
        ...publicNames,
        'sendsMail',
        'timeZone',
        'contributorsAsk',
        'registrationProof'
    ],
    properties: {
        ...properties(publicNames),
        timeZone: {
            type: 'string',
            description: "Fuseau dans lequel le site \xe9crit ses dates, selon l\u2019IANA.",
            example: 'Europe/Paris'
        },
        contributorsAsk: {
            type: 'boolean',
            description: "Si l\u2019on demande \xe0 devenir contributeur, au lieu de le devenir aussit\xf4t."
        },
        registrationProof: {
            type: 'boolean',
            description: "Si l\u2019inscription demande un calcul au navigateur : voir `GET /api/auth/proof`."
        },
        reportReasons: {
            type: 'object',
            properties: Object.fromEntries(reportReasons.map((reason)=>[
                    reason,
                    {
                        type: 'string'
                    }
                ])),
            description: "Les motifs de signalement que l\u2019exploitant nomme autrement."
        },
        sendsMail: {
            type: 'boolean',
            description: "Si les messages partent ; sinon, ils sont gard\xe9s sur le serveur et aucun n\u2019arrive."
        }
    }
};
export function toPublicSettings(settings, sendsMail, reasons, { contributorsAsk, registrationProof }) {
    const values = Object.fromEntries(publicNames.map((name)=>[
            name,
            settings[name]
        ]));
    const own = Object.keys(reasons).length > 0 ? {
        reportReasons: reasons
    } : {};
    const rules = {
        contributorsAsk,
        registrationProof
    };
    return {
        ...values,
        ...rules,
        sendsMail,
        timeZone: siteZone(),
        ...own
    };
}
export function toSettingGroupsDto(settings) {
    const groups = Object.entries(settingGroups).map(([name, definitions])=>({
            name,
            label: groupLabels[name],
            settings: Object.entries(definitions).map(([setting, definition])=>toSettingDto(setting, definition, settings))
        }));
    return {
        groups
    };
}
function toSettingDto(name, definition, settings) {
    return {
        name,
        kind: definition.kind,
        label: definition.label,
        value: settings[name],
        default: definition.fallback,
        min: definition.kind === 'number' ? definition.min : null,
        max: definition.kind === 'number' ? definition.max : null,
        maxLength: definition.kind === 'text' ? definition.maxLength : null
    };
}
//# sourceMappingURL=settings.dto.js.map
