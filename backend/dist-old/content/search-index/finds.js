/** Weight of a word's share of the title, added to its score in the whole document. */ const TITLE = 0.7;
/** Collects documents, up to a number that is known before. */ export class FindsList {
    ordinals;
    values;
    titles;
    length = 0;
    constructor(most){
        this.ordinals = new Int32Array(most);
        this.values = new Float32Array(most);
        this.titles = new Uint8Array(most);
    }
    add(ordinal, value, title) {
        this.ordinals[this.length] = ordinal;
        this.values[this.length] = value;
        this.titles[this.length++] = title;
    }
    addAll({ ordinals, values, titles }) {
        this.ordinals.set(ordinals, this.length);
        this.values.set(values, this.length);
        this.titles.set(titles, this.length);
        this.length += ordinals.length;
    }
    get finds() {
        const { ordinals, values, titles, length } = this;
        return {
            ordinals: ordinals.subarray(0, length),
            values: values.subarray(0, length),
            titles: titles.subarray(0, length)
        };
    }
}
/** The score of a document for a term, at most 1 without a share of the title. */ export function valueOf(impact, title) {
    return (impact + TITLE * title) / 255;
}
export function haveSameBytes(one, other) {
    const bytesOf = ({ buffer, byteOffset, byteLength })=>Buffer.from(buffer, byteOffset, byteLength);
    return bytesOf(one).equals(bytesOf(other));
}
//# sourceMappingURL=finds.js.map
