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
import { ofName } from '../../api-client/of-name.js';
import { Config } from '../../config.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TaggedTutorials } from '../../content/tutorials/tagged-tutorials.service.js';
import { writeAtom } from './atom.js';
import { feedPath } from './feed.js';
import { FeedsRepository } from './feeds.repository.js';
import { writeRss } from './rss.js';
const ENTRIES = 20;
const writers = {
    atom: writeAtom,
    rss: writeRss
};
export class FeedsService {
    feeds;
    domains;
    tagged;
    settings;
    config;
    constructor(feeds, domains, tagged, settings, config){
        this.feeds = feeds;
        this.domains = domains;
        this.tagged = tagged;
        this.settings = settings;
        this.config = config;
    }
    /**
   * Feed of a domain, or of the whole site.
   * @throws NotFoundException when the domain does not exist
   */ async write(format, slug) {
        const domain = slug === undefined ? undefined : await this.domains.get(slug);
        return this.writeOf(format, {
            name: domain?.name,
            description: domain?.description,
            path: domain ? `/domaines/${domain.slug}` : '',
            domainId: domain?.id
        });
    }
    /** Feed of the tutorials that a member has written, alone or with others. */ async writeBy(format, { id, displayName }) {
        return this.writeOf(format, {
            name: displayName,
            description: `Les tutoriels ${ofName(displayName)}.`,
            path: `/auteurs/${id}`,
            authorId: id
        });
    }
    /** Feed of a tag. @throws NotFoundException when no tutorial has it */ async writeTagged(format, tag) {
        const name = await this.tagged.nameOf(tag);
        const { tutorials } = await this.tagged.list(name, {
            limit: ENTRIES,
            offset: 0
        });
        return this.writeOf(format, {
            name: `#${name}`,
            description: `Les tutoriels qui portent l\u{2019}\xe9tiquette \xab ${name} \xbb.`,
            path: `/etiquettes/${encodeURIComponent(name)}`,
            ids: tutorials.map(({ id })=>id)
        });
    }
    async writeOf(format, { name, description, path, ...of }) {
        const { siteName, siteDescription } = await this.settings.all();
        const entries = await this.entries(of);
        const { publicUrl } = this.config;
        return writers[format]({
            title: name ? `${name} \u{2013} ${siteName}` : siteName,
            description: description ?? siteDescription,
            siteName,
            page: publicUrl + (path || '/'),
            self: publicUrl + feedPath(format, path),
            // Atom requires a date; an empty feed gets 1970.
            updated: new Date(Math.max(0, ...entries.map(({ tutorial })=>tutorial.updatedAt.getTime()))),
            entries
        });
    }
    async entries(of) {
        const tutorials = await this.feeds.newest(of, ENTRIES);
        const names = new Map((await this.domains.findAll()).map(({ id, name })=>[
                id,
                name
            ]));
        // Loaded when needed: it contains an HTML parser.
        const { wholeAddresses } = await import('./whole-addresses.js');
        const toEntry = (tutorial)=>{
            const address = `${this.config.publicUrl}/tutoriels/${tutorial.id}`;
            const html = wholeAddresses(tutorial.content, address);
            return {
                address,
                tutorial,
                html,
                domainName: names.get(tutorial.domainId)
            };
        };
        return tutorials.map(toEntry);
    }
}
FeedsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FeedsRepository === "undefined" ? Object : FeedsRepository,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof TaggedTutorials === "undefined" ? Object : TaggedTutorials,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof Config === "undefined" ? Object : Config
    ])
], FeedsService);
//# sourceMappingURL=feeds.service.js.map
