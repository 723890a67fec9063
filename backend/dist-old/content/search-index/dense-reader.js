import { bitCount } from './bit-count.js';
import { haveSameBytes, valueOf } from './finds.js';
import { BLOCK, dense } from './postings.js';
const WORDS = BLOCK / 32;
/** What the objects take that hold a block. */ const OVERHEAD = 1000;
/** Reads a block that many documents are in. What is not asked for is not taken out of it. */ export class DenseReader {
    first;
    data;
    all;
    block;
    /** For each 32 documents, those of the block before them that have the term. */ before = new Uint16Array(WORDS);
    /** Of the documents with the term in their titles. */ impactsOfTitled;
    /**
   * @param first ordinal at which the block begins
   * @param all the documents of all blocks, to which those of the block are added
   */ constructor(first, data, all){
        this.first = first;
        this.data = data;
        this.all = all;
        this.block = dense(data);
        const { bits } = this.block;
        let passed = 0;
        for(let index = 0, at = first >>> 5; index < WORDS; index += 1, at += 1){
            const byte = 4 * index;
            const word = bits[byte] | bits[byte + 1] << 8 | bits[byte + 2] << 16 | bits[byte + 3] << 24;
            all.words[at] = word;
            this.before[index] = passed;
            passed += bitCount(word);
        }
    }
    /** About what it takes in memory. */ get bytes() {
        return OVERHEAD + this.data.length + this.block.titles.length;
    }
    get most() {
        return this.block.impacts.length;
    }
    isSameAs({ first, data }) {
        return first === this.first && haveSameBytes(data, this.data);
    }
    addTitledTo(set) {
        for(let index = 0; index < this.block.titles.length; index += 1)set.add(this.first + offsetAt(this.block, index));
    }
    /** Adds those that are in a set to a list. */ addWithin({ words }, list) {
        const { titles } = this.block;
        let titled = 0;
        for(let index = 0, at = this.first >>> 5; index < WORDS; index += 1, at += 1){
            for(let rest = words[at] & this.all.words[at]; rest !== 0; rest &= rest - 1){
                const offset = (index << 5) + 31 - Math.clz32(rest & -rest);
                while(titled < titles.length && offsetAt(this.block, titled) < offset)titled += 1;
                const isTitled = titled < titles.length && offsetAt(this.block, titled) === offset;
                const title = isTitled ? titles[titled] : 0;
                list.add(this.first + offset, valueOf(this.impactAt(offset), title), title);
            }
        }
    }
    /** Counts the grades of documents with the term in their titles. */ countTitled(grades) {
        const { titles } = this.block;
        const impacts = this.titledImpacts();
        for(let index = 0; index < titles.length; index += 1)grades.count(grades.of(impacts[index], titles[index]));
    }
    /** Counts the grades that documents have without their titles. */ countTexts(grades) {
        const { impacts } = this.block;
        for(let place = 0; place < impacts.length; place += 1)grades.count(grades.of(impacts[place], 0));
    }
    /** Adds the documents of a grade or a higher one with the term in their titles. */ addTitledFrom(grade, grades, set) {
        const { titles } = this.block;
        const impacts = this.titledImpacts();
        for(let index = 0; index < titles.length; index += 1)if (grades.of(impacts[index], titles[index]) >= grade) set.add(this.first + offsetAt(this.block, index));
    }
    /** Adds the documents of an impact or a higher one. */ addTextsFrom(least, set) {
        const { impacts } = this.block;
        const { words } = this.all;
        let at = (this.first >>> 5) - 1;
        let word = 0;
        /** Documents of the block up to and with those of the word. */ let passed = 0;
        for(let place = 0; place < impacts.length; place += 1){
            if (impacts[place] < least) continue;
            while(passed <= place){
                at += 1;
                word = words[at];
                passed += bitCount(word);
            }
            // The document is that many before the last one of the word.
            let rest = word;
            for(let after = passed - 1 - place; after > 0; after -= 1)rest &= ~(1 << 31 - Math.clz32(rest));
            set.add((at << 5) + 31 - Math.clz32(rest));
        }
    }
    titledImpacts() {
        if (this.impactsOfTitled) return this.impactsOfTitled;
        const impacts = new Uint8Array(this.block.titles.length);
        for(let titled = 0; titled < impacts.length; titled += 1)impacts[titled] = this.impactAt(offsetAt(this.block, titled));
        return this.impactsOfTitled = impacts;
    }
    impactAt(offset) {
        const word = this.all.words[this.first + offset >>> 5];
        // Shifts use the lowest five bits only.
        const place = this.before[offset >>> 5] + bitCount(word & (1 << offset) - 1);
        return this.block.impacts[place];
    }
}
function offsetAt({ offsets }, index) {
    return offsets[2 * index] | offsets[2 * index + 1] << 8;
}
//# sourceMappingURL=dense-reader.js.map
