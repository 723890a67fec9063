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
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ApiCalls } from './api-calls.js';
import { contentOf, numberOf, typedOf } from './typed-text.js';
export class PlainTexts {
    api;
    constructor(api){
        this.api = api;
    }
    /** Loads a draft, a tutorial, or a new empty text. */ async open(request, { draft, tutorial }) {
        if (tutorial) return this.openTutorial(request, tutorial);
        if (!draft) return {
            typed: {
                key: randomUUID()
            }
        };
        const read = await this.api.call(request, 'GET', `/api/drafts/${numberOf(draft)}`);
        return read.status < 400 ? {
            typed: typedOf(read.body, read.body)
        } : refusal(read);
    }
    /**
   * Saves a draft. The status is 412 when someone else has saved it meanwhile; the body has its id if the form had
   * none.
   */ async saveDraft(request, typed) {
        const { draft, version, tutorial, key } = typed;
        const content = {
            ...await this.before(request, typed),
            ...contentOf(typed)
        };
        const save = (id, known)=>this.api.call(request, 'PUT', `/api/drafts/${id}`, {
                body: content,
                version: known
            });
        // Without a version the draft would be overwritten in any state.
        if (draft) return save(numberOf(draft), numberOf(version) ?? 0);
        const origin = tutorial ? {
            tutorialId: numberOf(tutorial)
        } : {
            key: key || null
        };
        const body = {
            ...content,
            ...origin
        };
        const begun = await this.api.call(request, 'POST', '/api/drafts', {
            body
        });
        if (begun.status !== 200) return begun;
        // The draft existed: either started by this form and unchanged since, or by someone else.
        const isOurs = !tutorial && begun.body.version === 1;
        return isOurs ? save(begun.body.id, 1) : {
            ...begun,
            status: 412
        };
    }
    async publishDraft(request, { id, version }) {
        return this.api.call(request, 'POST', `/api/drafts/${id}/publish`, {
            version
        });
    }
    /** Publishes a text without a draft, once even if the form is sent twice; `isRepeated` tells a repetition. */ async publishNew(request, typed) {
        return this.api.call(request, 'POST', '/api/tutorials', {
            body: contentOf(typed),
            key: typed['key']
        });
    }
    /** Options and links of the form, including the text's current domain if it is no longer listed. */ async lists(request, typed) {
        const listed = await this.api.call(request, 'GET', '/api/domains');
        const found = await this.api.call(request, 'GET', '/api/drafts?limit=100');
        // Members without the right to write still get the page, with an explanation.
        const [domains, drafts] = [
            listed.body.domains ?? [],
            found.body.drafts ?? []
        ];
        const domainId = numberOf(typed['domainId']);
        if (domainId === null || domains.some(({ id })=>id === domainId)) return {
            typed,
            domains,
            drafts
        };
        const own = await this.api.call(request, 'GET', `/api/domains/${domainId}`);
        if (own.status >= 400) return {
            typed,
            domains,
            drafts
        };
        // A merged domain returns the one it was merged into.
        const others = domains.filter(({ id })=>id !== own.body.id);
        return {
            typed: {
                ...typed,
                domainId: String(own.body.id)
            },
            domains: [
                ...others,
                own.body
            ],
            drafts
        };
    }
    /** The published version of a tutorial. */ async readOnline(request, id) {
        const path = `/api/tutorials/${numberOf(id)}/source`;
        const online = await this.api.call(request, 'GET', path);
        if (online.status >= 400) return refusal(online);
        const { id: tutorialId, version: tutorialVersion } = online.body;
        return {
            typed: typedOf(online.body, {
                tutorialId,
                tutorialVersion
            })
        };
    }
    /** The stored version, so that fields missing in the form keep their values. */ async before(request, { draft, tutorial }) {
        if (!draft && !tutorial) return {};
        const path = draft ? `/api/drafts/${numberOf(draft)}` : `/api/tutorials/${numberOf(tutorial)}/source`;
        return (await this.api.call(request, 'GET', path)).body;
    }
    async openTutorial(request, id) {
        const found = await this.api.call(request, 'GET', `/api/drafts?tutorialId=${numberOf(id)}`);
        if (found.status >= 400) return refusal(found);
        const [begun] = found.body.drafts;
        return begun ? this.open(request, {
            draft: String(begun.id)
        }) : this.readOnline(request, id);
    }
}
PlainTexts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ApiCalls === "undefined" ? Object : ApiCalls
    ])
], PlainTexts);
/** Converts an error response of the API. */ export const refusal = ({ status, body: { message, errors } })=>({
        status,
        message,
        problems: errors
    });
//# sourceMappingURL=plain-texts.js.map
