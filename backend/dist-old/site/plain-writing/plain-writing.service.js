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
import { PlainTexts, refusal } from './plain-texts.js';
import { saysTheSame } from './typed-text.js';
const SAVED = "Le brouillon est enregistr\xe9.";
const HELD = "Votre tutoriel est envoy\xe9 : il para\xeetra d\xe8s qu\u2019il aura \xe9t\xe9 relu. Vous pouvez encore le changer.";
const GONE = "Ce brouillon n\u2019est plus l\xe0 : il a \xe9t\xe9 publi\xe9 ou supprim\xe9 ailleurs. Votre texte est ci-dessous ; s\u2019il est enregistr\xe9 \xe0 nouveau, il devient un nouveau brouillon.";
const PUBLISHED = "Ce texte est d\xe9j\xe0 publi\xe9, et vous y avez chang\xe9 quelque chose depuis. Rien n\u2019est remplac\xe9 : s\u2019il est publi\xe9 \xe0 nouveau, il prend la place de celui qui est en ligne.";
const REWRITTEN = "Le tutoriel a \xe9t\xe9 r\xe9\xe9crit en ligne entre-temps. Votre texte est gard\xe9 comme brouillon, rien n\u2019est remplac\xe9 : s\u2019il est publi\xe9 \xe0 nouveau, il prend la place de celui qui est en ligne.";
const STALE = "Ce texte a \xe9t\xe9 enregistr\xe9 ailleurs entre-temps. Rien n\u2019est remplac\xe9 : le v\xf4tre est ci-dessous ; s\u2019il est enregistr\xe9 \xe0 nouveau, il prend la place de l\u2019autre.";
export class PlainWritingService {
    texts;
    constructor(texts){
        this.texts = texts;
    }
    async open(request, named, done) {
        const opened = await this.texts.open(request, named);
        if ('message' in opened) return refusedPage({}, opened);
        return {
            status: 200,
            ...opened,
            said: done && {
                message: done === 'held' ? HELD : SAVED,
                isWrong: false
            }
        };
    }
    /** Saves what was typed as a draft, and publishes it if requested. */ async handleSubmission(request, typed, isForReaders) {
        const isNew = !typed['draft'] && !typed['tutorial'];
        const published = isForReaders && isNew ? await this.publishNew(request, typed) : undefined;
        if (published) return published;
        const saved = await this.texts.saveDraft(request, typed);
        if (saved.status === 412) return this.stalePage(request, typed, typed['draft'] || String(saved.body.id));
        if (saved.status === 404 && typed['draft']) return gonePage(typed);
        if (saved.status >= 400) return refusedPage(typed, refusal(saved));
        const { id, version } = saved.body;
        if (!isForReaders) return {
            location: `/ecrire?brouillon=${id}&enregistre=1`
        };
        return this.publish(request, {
            ...typed,
            draft: String(id),
            version: String(version)
        }, saved.body);
    }
    async publish(request, kept, draft) {
        const published = await this.texts.publishDraft(request, draft);
        if (published.status < 400) return placeOf(published.body.tutorialId, published.body.isHeld);
        if (published.status !== 412) return refusedPage(kept, refusal(published));
        // Either the tutorial or the draft has changed.
        if (draft.tutorialId) return this.onlinePage(request, kept, draft.tutorialId, REWRITTEN);
        return this.stalePage(request, kept, String(draft.id));
    }
    /** Publishes directly, without a draft. @returns undefined when refused: then it is saved as a draft */ async publishNew(request, typed) {
        const { status, body, isRepeated } = await this.texts.publishNew(request, typed);
        if (status >= 400) return undefined;
        const published = placeOf(body.id, body.isHeld);
        if (!isRepeated) return published;
        const online = await this.texts.readOnline(request, String(body.id));
        if ('message' in online || saysTheSame(online.typed, typed)) return published;
        return this.onlinePage(request, {
            ...typed,
            key: '',
            tutorial: String(body.id)
        }, body.id, PUBLISHED);
    }
    /** Shows both versions of a draft; the next submission is based on the other one. */ async stalePage(request, typed, draft) {
        const now = await this.texts.open(request, {
            draft
        });
        if ('message' in now) return now.status === 404 ? gonePage(typed) : refusedPage(typed, now);
        const { version = '', tutorialVersion = '' } = now.typed;
        const mine = {
            ...typed,
            draft,
            version,
            tutorialVersion
        };
        return {
            status: 412,
            typed: mine,
            said: {
                message: STALE,
                isWrong: true
            },
            other: now.typed
        };
    }
    /** Shows the changed tutorial too; the next publication is based on it. */ async onlinePage(request, typed, tutorialId, message) {
        const online = await this.texts.readOnline(request, String(tutorialId));
        if ('message' in online) return refusedPage(typed, online);
        const { tutorialVersion = '' } = online.typed;
        const mine = {
            ...typed,
            tutorialVersion
        };
        return {
            status: 412,
            typed: mine,
            said: {
                message,
                isWrong: true
            },
            other: online.typed
        };
    }
}
PlainWritingService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PlainTexts === "undefined" ? Object : PlainTexts
    ])
], PlainWritingService);
/** The draft was published or deleted elsewhere: the typed text continues as a new draft. */ function gonePage(typed) {
    const anew = {
        ...typed,
        draft: '',
        version: '',
        key: randomUUID()
    };
    return {
        status: 404,
        typed: anew,
        said: {
            message: GONE,
            isWrong: true
        }
    };
}
function refusedPage(typed, { status, message, problems }) {
    return {
        status,
        typed,
        said: {
            message,
            isWrong: true
        },
        problems
    };
}
/** Where to find a just published text; one held for review is visible to its authors only. */ function placeOf(tutorialId, isHeld) {
    return {
        location: isHeld ? `/ecrire?tutoriel=${tutorialId}&relecture=1` : `/tutoriels/${tutorialId}`
    };
}
//# sourceMappingURL=plain-writing.service.js.map
