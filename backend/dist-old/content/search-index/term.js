import { DenseReader } from './dense-reader.js';
import { DocumentSet } from './document-set.js';
import { FindsList, haveSameBytes, valueOf } from './finds.js';
import { Grades } from './grades.js';
import { BLOCK, emptyList, isDense, readSparse } from './postings.js';
/** A share of the documents that is not worth telling from all. */ const TOO_MANY = 0.25;
/** What the objects take that hold a list or a block. */ const OVERHEAD = 500;
/** A term with all its documents in one list. */ export class ListedTerm {
    finds;
    constructor(finds){
        this.finds = finds;
    }
    /** @param blocks none of them dense */ static read(blocks, existing) {
        const list = emptyList(blocks.reduce((sum, { data })=>sum + data.length, 0));
        for (const { block, data } of blocks)readSparse(data, block * BLOCK, list);
        const { ordinals, impacts, titles, length } = list;
        const found = new FindsList(length);
        for(let index = 0; index < length; index += 1){
            if (!existing.has(ordinals[index])) continue;
            found.add(ordinals[index], valueOf(impacts[index], titles[index]), titles[index]);
        }
        return new ListedTerm(found.finds);
    }
    get bytes() {
        const { ordinals, values, titles } = this.finds;
        return OVERHEAD + ordinals.buffer.byteLength + values.buffer.byteLength + titles.buffer.byteLength;
    }
    get isEmpty() {
        return this.most === 0;
    }
    get most() {
        return this.finds.ordinals.length;
    }
    isSameAs(other) {
        if (!(other instanceof ListedTerm) || other.most !== this.most) return false;
        const [one, two] = [
            this.finds,
            other.finds
        ];
        return [
            'ordinals',
            'values',
            'titles'
        ].every((part)=>haveSameBytes(one[part], two[part]));
    }
    documents(capacity) {
        return DocumentSet.of(this.finds.ordinals, capacity);
    }
    titled(capacity) {
        const set = new DocumentSet(capacity);
        this.addTitledTo(set);
        return set;
    }
    addTo(set) {
        set.addAll(this.finds.ordinals);
    }
    addTitledTo(set) {
        const { ordinals, titles } = this.finds;
        for(let index = 0; index < ordinals.length; index += 1)if (titles[index] > 0) set.add(ordinals[index]);
    }
    addBestTo(set, least, grades) {
        if (this.most <= least) {
            this.addTo(set);
            return 0;
        }
        this.count(grades);
        const grade = grades.reachedBy(least, this.most * TOO_MANY);
        this.addFrom(grade, grades, set);
        return Grades.scoreOf(grade);
    }
    count(grades) {
        const { values, titles } = this.finds;
        for(let index = 0; index < values.length; index += 1)grades.count(grades.ofValue(values[index], titles[index]));
    }
    /** Adds the documents of this grade or a higher one. */ addFrom(grade, grades, set) {
        const { ordinals, values, titles } = this.finds;
        for(let index = 0; index < ordinals.length; index += 1)if (grades.ofValue(values[index], titles[index]) >= grade) set.add(ordinals[index]);
    }
    all() {
        return this.finds;
    }
    within(set) {
        const { ordinals, values, titles } = this.finds;
        const list = new FindsList(ordinals.length);
        for(let index = 0; index < ordinals.length; index += 1)if (set.has(ordinals[index])) list.add(ordinals[index], values[index], titles[index]);
        return list.finds;
    }
}
/** A term that many documents have. */ export class CommonTerm {
    existing;
    most;
    blocks;
    /** Documents of the blocks, of which some may not exist, and those with the term in their titles. */ ofBlocks;
    titledOfBlocks;
    constructor(blocks, existing){
        this.existing = existing;
        const end = (blocks.at(-1).block + 1) * BLOCK;
        this.ofBlocks = new DocumentSet(Math.max(existing.capacity, end));
        this.titledOfBlocks = new DocumentSet(this.ofBlocks.capacity);
        this.blocks = blocks.map(({ block, data })=>isDense(data) ? new DenseReader(block * BLOCK, data, this.ofBlocks) : ListedTerm.read([
                {
                    block,
                    data
                }
            ], existing));
        for (const block of this.blocks){
            if (block instanceof ListedTerm) block.addTo(this.ofBlocks);
            block.addTitledTo(this.titledOfBlocks);
        }
        this.most = this.blocks.reduce((sum, { most })=>sum + most, 0);
    }
    get bytes() {
        const { words } = this.ofBlocks;
        return this.blocks.reduce((sum, { bytes })=>sum + bytes, OVERHEAD + 2 * words.byteLength);
    }
    get isEmpty() {
        const { words } = this.existing;
        return words.every((word, index)=>(word & this.ofBlocks.words[index]) === 0);
    }
    isSameAs(other) {
        if (!(other instanceof CommonTerm) || other.most !== this.most) return false;
        if (other.blocks.length !== this.blocks.length) return false;
        return this.blocks.every((block, index)=>{
            const its = other.blocks[index];
            if (block instanceof ListedTerm) return its instanceof ListedTerm && block.isSameAs(its);
            return its instanceof DenseReader && block.isSameAs(its);
        });
    }
    documents() {
        return this.ofBlocks;
    }
    titled() {
        return this.titledOfBlocks;
    }
    addBestTo(set, least, grades) {
        const grade = this.gradeOf(least, grades);
        const impact = grades.impactOf(grade);
        for (const block of this.blocks){
            if (block instanceof ListedTerm) block.addFrom(grade, grades, set);
            else {
                block.addTitledFrom(grade, grades, set);
                if (impact !== undefined) block.addTextsFrom(impact, set);
            }
        }
        return Grades.scoreOf(grade);
    }
    gradeOf(least, grades) {
        for (const block of this.blocks)if (block instanceof ListedTerm) block.count(grades);
        else block.countTitled(grades);
        const most = this.most * TOO_MANY;
        const ofTitles = grades.reachedBy(least, most);
        // Mostly, no document without the word in its title is that good.
        if (ofTitles > grades.mostOfText) return ofTitles;
        for (const block of this.blocks)if (block instanceof DenseReader) block.countTexts(grades);
        return grades.reachedBy(least, most);
    }
    all() {
        return this.within(this.existing);
    }
    within(set) {
        const list = new FindsList(Math.min(this.most, set.size));
        for (const block of this.blocks){
            if (block instanceof ListedTerm) list.addAll(block.within(set));
            else block.addWithin(set, list);
        }
        return list.finds;
    }
}
//# sourceMappingURL=term.js.map
