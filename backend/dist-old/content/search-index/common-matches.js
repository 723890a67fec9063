import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { Grades } from './grades.js';
import { score, tellOf, titleBonus, titleWeightOf } from './scoring.js';
import { sum } from './sum.js';
import { findsOf } from './term-reader.js';
/** At first so many documents are scored for each way to find a word, and for each wanted one so many. */ const LIKELY = 200;
const LIKELY_EACH = 2;
/** If they do not suffice, so many times as many. */ const WIDER = 8;
/** The share of documents that are scored at first if few have all words in their titles. */ const SHARE = 0.1;
/** Words that weigh less than this share of the weightiest one make little difference. */ const IMPORTANT = 0.1;
/** Scores are sums of rounded numbers. */ const ROUNDING = 1 + 1e-6;
/** Documents with all words of a query that are common, scored only as far as needed. */ export class CommonMatches {
    words;
    columns;
    tells;
    /** The total weight of the words. */ told;
    documents;
    /** The last ones asked for. */ likely;
    constructor(words, columns){
        this.words = words;
        this.columns = columns;
        const { existing } = columns;
        const sets = words.map((ways)=>this.setOf(ways, 'documents'));
        this.tells = sets.map((set)=>tellOf(existing.countIn(set), columns));
        this.told = sum(this.tells);
        this.documents = Documents.of(sets.reduce((some, set)=>some.keepOnly(set), existing.copy()));
    }
    best = (among, most)=>{
        const known = this.likely?.among === among ? this.likely : undefined;
        let least = Math.max(LIKELY, LIKELY_EACH * most, known?.least ?? 0);
        let likely = known?.least === least ? known : this.likeliest(among, most, least);
        for(;;){
            this.likely = likely;
            const best = likely.scores.best(among, most, this.columns);
            const { limit } = likely;
            if (limit === undefined || best.ordinals.length >= most && best.least > limit) return best.ordinals;
            least *= WIDER;
            likely = this.likeliest(among, most, least);
        }
    };
    /** Documents among which are all that have words of this share of the total weight. */ withShare(least) {
        const set = new DocumentSet(this.columns.capacity);
        let told = 0;
        // Words that are not enough together need not be looked at, which are the common ones.
        for (const [index, tell] of [
            ...this.tells.entries()
        ].sort(([, one], [, other])=>one - other)){
            told += tell;
            if (ROUNDING * told >= least * this.told) set.addSet(this.setOf(this.words[index], 'documents'));
        }
        return set.keepOnly(this.columns.existing);
    }
    likeliest(among, most, least) {
        const { length: size, set: wanted } = among;
        if (size <= least) return {
            among,
            least,
            scores: this.scoresOf(wanted)
        };
        const important = this.importantWords();
        const [main] = important;
        const isOne = important.length === 1;
        // Titles with all important words are few; those with the only one are told apart by their grades.
        const set = isOne ? this.titledOtherwise(main) : wanted.copy();
        if (!isOne) for (const index of important)set.keepOnly(this.setOf(this.words[index], 'titled'));
        const isSure = isOne || set.size >= most;
        const share = Math.max(least / size, isSure ? 0 : SHARE);
        const limits = this.words.map((ways, index)=>{
            const of = ways.map(({ weight, term })=>{
                const bonusOf = isOne && index === main ? this.bonusOf(main) : undefined;
                return term.addBestTo(set, share * term.most, new Grades(weight, bonusOf));
            });
            return this.tells[index] * Math.max(...of);
        });
        const lacking = Math.min(...important.map((index)=>this.tells[index]));
        const bonus = this.told * titleBonus(1 - lacking / this.told, 1);
        const scores = this.scoresOf(set.keepOnly(wanted));
        return {
            among,
            least,
            scores,
            limit: ROUNDING * (sum(limits) + bonus)
        };
    }
    /** Indexes of the words that a title hardly earns anything without. */ importantWords() {
        const least = IMPORTANT * Math.max(...this.tells);
        return [
            ...this.tells.keys()
        ].filter((index)=>this.tells[index] >= least);
    }
    /** What a title with this word earns at most by the word's share of it, for each unit of the word's weight. */ bonusOf(word) {
        const told = this.words.map((ways, index)=>this.tells[index] * Math.max(...ways.map(({ weight })=>titleWeightOf(weight))));
        const unit = this.told / this.tells[word];
        return (share)=>unit * titleBonus(sum(told) / this.told, this.words.length * share ** 2);
    }
    /** Not to be changed, and of more than the existing ones, maybe. */ setOf([way, ...others], which) {
        const { capacity } = this.columns;
        const set = way.term[which](capacity);
        if (others.length === 0) return set;
        const all = set.copy();
        for (const { term } of others)all.addSet(term[which](capacity));
        return all;
    }
    /** Documents that have a word in one form in the title, and in another one elsewhere: no grade tells what both make. */ titledOtherwise(word) {
        const ways = this.words[word];
        const { capacity } = this.columns;
        const set = new DocumentSet(capacity);
        if (ways.length === 1) return set;
        const titled = this.setOf(ways, 'titled');
        for (const { term } of ways)set.addCommon(term.documents(capacity), titled, term.titled(capacity));
        return set;
    }
    scoresOf(set) {
        return score(findsOf(this.words, set), this.columns, this.tells).scores;
    }
}
//# sourceMappingURL=common-matches.js.map
