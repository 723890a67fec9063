import { beginningOf, eachToken } from '../../api-client/search/analyse.js';
import { stemTerm } from './document-terms.js';
const LONGEST = 240;
/** Maximum distance of words shown in one passage. */ const WINDOW = 170;
/** A passage may begin this many characters before the first match, at the start of a sentence or a word. */ const LEAD = 60;
/** Only the beginning of a long text is searched. */ const MOST_CHARACTERS = 30_000;
/** Finds the words of a query in a text, in any form. */ export class Marker {
    words = new Map();
    stems = new Map();
    beginnings = new Set();
    constructor(slots){
        for (const [index, { alternatives }] of slots.entries()){
            for (const term of alternatives.flatMap(({ terms })=>terms)){
                const text = term.slice(1);
                (term === stemTerm(text) ? this.stems : this.words).set(text, index);
                this.beginnings.add(beginningOf(text));
            }
        }
    }
    find(text) {
        const finds = [];
        const visit = ({ word, stem, start, end }, at)=>{
            const slot = this.words.get(word) ?? this.stems.get(stem);
            if (slot !== undefined) finds.push({
                slot,
                start: at + start,
                end: at + end
            });
        };
        eachToken(text, visit, this.beginnings);
        return finds;
    }
    /** Number of slots that occur in a text. */ countSlots(text) {
        return new Set(this.find(text).map(({ slot })=>slot)).size;
    }
    marks(text) {
        const marks = [];
        for (const { start, end } of this.find(text)){
            const last = marks.at(-1);
            // A compound follows its parts.
            if (last && start < last[1]) {
                last[0] = Math.min(last[0], start);
                last[1] = Math.max(last[1], end);
            } else marks.push([
                start,
                end
            ]);
        }
        return marks;
    }
}
/**
 * The passage whose matches weigh most.
 * @param tells weight of each slot
 */ export function bestPassage(sections, marker, tells) {
    let best;
    let left = MOST_CHARACTERS;
    for (const section of sections){
        if (left <= 0) break;
        const text = section.text.slice(0, left);
        left -= text.length;
        const inHeading = new Set(section.heading ? marker.find(section.heading).map(({ slot })=>slot) : []);
        let bonus = 0;
        for (const slot of inHeading)bonus += 0.5 * (tells[slot] ?? 0);
        const window = bestWindow(marker.find(text), tells) ?? (bonus > 0 ? {
            from: 0,
            score: 0
        } : undefined);
        if (!window) continue;
        const score = window.score + bonus;
        if (!best || score > best.score) best = {
            section,
            from: window.from,
            score
        };
    }
    return best && cut(best.section, best.from, marker);
}
function bestWindow(finds, tells) {
    let best;
    for (const [index, { start }] of finds.entries()){
        let score = 0;
        const seen = new Set();
        for(let next = index; next < finds.length; next += 1){
            const { end, slot } = finds[next];
            if (end - start > WINDOW) break;
            score += seen.has(slot) ? 0.05 : tells[slot];
            seen.add(slot);
        }
        if (!best || score > best.score) best = {
            from: start,
            score
        };
    }
    return best;
}
function isAfterSentence(text, start) {
    const before = text.slice(Math.max(0, start - 3), start);
    const said = before.trimEnd();
    return /[.!?\u2026:]$/.test(said) || before.includes('\n', said.length);
}
function cut({ text, heading, anchor }, found, marker) {
    const start = beginning(text, found);
    const lead = start > 0 && !isAfterSentence(text, start) ? "\u2026 " : '';
    const room = LONGEST - lead.length;
    let end = text.length;
    let tail = '';
    if (end - start > room) {
        tail = " \u2026";
        const last = text.lastIndexOf(' ', start + room - tail.length);
        end = last > found ? last : start + room - tail.length;
        // Not within a surrogate pair.
        if (/[\ud800-\udbff]/.test(text[end - 1])) end -= 1;
    }
    const shown = `${lead}${text.slice(start, end).replaceAll('\n', ' ').trimEnd()}${tail}`;
    return {
        text: shown,
        marks: marker.marks(shown),
        heading: anchor ? heading : null,
        anchor
    };
}
/** Start of the sentence, or at least of a word, shortly before the match. */ function beginning(text, found) {
    const from = Math.max(0, found - LEAD);
    const before = text.slice(from, found);
    const sentence = Math.max(...[
        ...before.matchAll(/[.!?\u2026]\s+|\n/g)
    ].map(({ 0: end, index })=>index + end.length), -1);
    if (sentence >= 0) return from + sentence;
    if (from === 0) return 0;
    const word = before.indexOf(' ');
    return word < 0 ? found : from + word + 1;
}
//# sourceMappingURL=passages.js.map
