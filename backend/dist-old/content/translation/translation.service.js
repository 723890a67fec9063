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
import { createHash } from 'node:crypto';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { languageCodes } from './languages.js';
import { TranslationsRepository } from './translations.repository.js';
import { TranslationError, Translator } from './translator.js';
/** Characters per request that small services accept. */ const MAX_REQUEST = 1800;
const AT_ONCE = 2;
const TIMEOUT_MS = 110_000;
const UNAVAILABLE = "Impossible de traduire le contenu\xa0: ce site n\u2019a pas de service de traduction.";
const TOO_LONG = "La traduction prend plus de temps que pr\xe9vu. R\xe9essayez\xa0: ce qui est fait est gard\xe9.";
export class TranslationService {
    tutorials;
    translations;
    translator;
    underWay = new Map();
    constructor(tutorials, translations, translator){
        this.tutorials = tutorials;
        this.translations = translations;
        this.translator = translator;
    }
    get available() {
        return this.translator.available;
    }
    /**
   * @throws NotFoundException
   * @throws ServiceUnavailableException when there is no service, or it fails
   */ async translate(id, language, reader) {
        await this.tutorials.require(id, reader);
        const key = `${id} ${language}`;
        const known = this.underWay.get(key);
        if (known) return known;
        const translating = this.translateAll(id, language).finally(()=>this.underWay.delete(key));
        this.underWay.set(key, translating);
        return translating;
    }
    async translateAll(id, language) {
        const { title, description, content } = await this.tutorials.get(id);
        // Loaded when needed, as it contains an HTML parser.
        const { parseHtml, passagesBySection, writeHtml } = await import('./passages.js');
        const [titleTree, descriptionTree, tree] = [
            textTree(title),
            textTree(description),
            parseHtml(content)
        ];
        const heads = [
            ...passagesBySection(titleTree),
            ...passagesBySection(descriptionTree)
        ].flat();
        const sections = [
            heads,
            ...passagesBySection(tree)
        ].flatMap(cut);
        await this.translateSections(id, language, sections);
        return {
            title: textIn(titleTree),
            description: textIn(descriptionTree),
            content: writeHtml(tree)
        };
    }
    async translateSections(id, language, sections) {
        const kept = await this.translations.find(id, language);
        const endsAt = performance.now() + TIMEOUT_MS;
        const wanted = sections.map((passages)=>({
                passages,
                hash: hashOf(passages)
            }));
        const left = wanted.filter(({ hash })=>!kept.has(hash));
        if (left.length > 0 && !this.available) throw new ServiceUnavailableException({
            message: UNAVAILABLE
        });
        const work = async ()=>{
            for(let next = left.shift(); next; next = left.shift()){
                if (performance.now() > endsAt) throw new TranslationError(TOO_LONG);
                const translated = await this.translateSection(next.passages, languageCodes[language]);
                kept.set(next.hash, translated);
                await this.translations.storeSection(id, language, next.hash, translated);
            }
        };
        const outcomes = await Promise.allSettled(Array.from({
            length: AT_ONCE
        }, work));
        const failed = outcomes.find((outcome)=>outcome.status === 'rejected');
        if (failed) throw refusalOf(failed.reason);
        for (const { passages, hash } of wanted){
            passages.forEach((passage, index)=>passage.replace(kept.get(hash)[index]));
        }
        await this.translations.deleteOthers(id, language, wanted.map(({ hash })=>hash));
    }
    async translateSection(passages, target) {
        const { passagesIn } = await import('./passages.js');
        const html = passages.map(({ text }, index)=>`<p id="p${index}">${text}</p>`).join('\n');
        const answer = passagesIn(await this.translator.translate(html, target, 'html'));
        const translated = [];
        for (const [index, passage] of passages.entries()){
            const found = answer.get(`p${index}`);
            const fits = found !== undefined && passage.fits(found);
            translated.push(fits ? found : await this.translatePieces(passage, target));
        }
        return translated;
    }
    /** Less fluent than translating the whole passage, but no element can get lost. */ async translatePieces(passage, target) {
        const pieces = [];
        for (const piece of passage.pieces){
            const text = piece.trim();
            const at = piece.indexOf(text);
            const [before, after] = [
                piece.slice(0, at),
                piece.slice(at + text.length)
            ];
            pieces.push(before + (await this.translator.translate(text, target, 'text')).trim() + after);
        }
        return passage.withPieces(pieces);
    }
}
TranslationService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TranslationsRepository === "undefined" ? Object : TranslationsRepository,
        typeof Translator === "undefined" ? Object : Translator
    ])
], TranslationService);
function refusalOf(reason) {
    return reason instanceof TranslationError ? new ServiceUnavailableException({
        message: reason.message
    }) : reason;
}
/** Splits a section between passages when it exceeds the request size. */ function cut(section) {
    const parts = [];
    let length = Infinity;
    for (const passage of section){
        if (length + passage.text.length > MAX_REQUEST) {
            parts.push([]);
            length = 0;
        }
        parts.at(-1).push(passage);
        length += passage.text.length;
    }
    return parts;
}
function hashOf(passages) {
    const texts = passages.map(({ text })=>text);
    return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
function textTree(value) {
    const text = [
        {
            type: 'text',
            value
        }
    ];
    return {
        type: 'root',
        children: [
            {
                type: 'element',
                tagName: 'p',
                properties: {},
                children: text
            }
        ]
    };
}
function textIn({ children }) {
    const [paragraph] = children;
    const parts = paragraph?.type === 'element' ? paragraph.children : [];
    return parts.map((part)=>part.type === 'text' ? part.value : '').join('').trim();
}
//# sourceMappingURL=translation.service.js.map
