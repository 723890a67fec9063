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
import { Injectable, Logger } from '@nestjs/common';
import { slugOf } from '../../content/domains/slug.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { appearanceNames } from '../../platform/settings/appearance.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
/** Settings that belong to the site's identity. */ const identity = [
    'siteName',
    'siteDescription'
];
/** Customized pages are saved one by one, with their versions. */ const looks = appearanceNames.filter((name)=>name !== 'ownPages');
export class AppearanceService {
    settings;
    audit;
    logger = new Logger(AppearanceService.name);
    constructor(settings, audit, images){
        this.settings = settings;
        this.audit = audit;
        images.registerTexts(async function*() {
            yield await Promise.resolve({
                content: JSON.stringify(settings.appearance)
            });
        });
    }
    read() {
        const { ownPages: _, ...appearance } = this.settings.appearance;
        const { siteName, siteDescription } = this.settings.present;
        return {
            ...appearance,
            siteName,
            siteDescription
        };
    }
    async change(changes, { id: actorId, username }) {
        const known = this.read();
        const given = [
            ...identity,
            ...looks
        ].filter((name)=>changes[name] !== undefined);
        if (given.length === 0) return known;
        const pick = (from, names = given)=>Object.fromEntries(names.filter((name)=>given.includes(name)).map((name)=>[
                    name,
                    from[name]
                ]));
        const wanted = {
            ...changes,
            ...changes.expertise && {
                expertise: coded(changes.expertise)
            }
        };
        const [before, after] = [
            pick(known),
            pick(wanted)
        ];
        const entry = {
            actorId,
            action: 'settings.change',
            targetType: 'settings',
            before,
            after
        };
        const record = (manager)=>this.audit.record(manager, entry);
        await this.settings.change(pick(wanted, identity), record, pick(wanted, looks));
        this.logger.log(`Apparence chang\xe9e par ${username} : ${given.join(', ')}.`);
        return this.read();
    }
}
AppearanceService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService
    ])
], AppearanceService);
/** Gives new subjects a unique code derived from their label. */ function coded(subjects) {
    const taken = new Set(subjects.map(({ code })=>code));
    return subjects.map(({ code, label })=>{
        if (code) return {
            code,
            label
        };
        const base = slugOf(label) || 'domaine';
        let made = base;
        for(let number = 2; taken.has(made); number += 1)made = `${base}-${number}`;
        taken.add(made);
        return {
            code: made,
            label
        };
    });
}
//# sourceMappingURL=appearance.service.js.map
