import { createHash } from 'node:crypto';
const PART = 64 * 1024;
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?Z?$/;
/**
 * Rows of a table as lines, in parts; the text is the same whichever database holds the rows.
 * @param keep called at the end with the table's manifest entry
 */ export async function* linesOf(snapshot, table, keep, endsPart = (_, length)=>length >= PART) {
    const moments = table.columns.flatMap(({ isMoment }, place)=>isMoment ? [
            place
        ] : []);
    const hash = createHash('sha256');
    let rows = 0;
    let text = '';
    for await (const row of snapshot.rows(table)){
        for (const place of moments)row[place] = toMoment(row[place]);
        const line = `${JSON.stringify(row)}\n`;
        text += line;
        rows++;
        if (!endsPart(line, text.length)) continue;
        hash.update(text);
        yield text;
        text = '';
    }
    hash.update(text);
    if (text) yield text;
    const columns = table.columns.map(({ name })=>name);
    keep({
        columns,
        rows,
        sha256: hash.digest('hex'),
        nextId: table.nextId
    });
}
/** Parses the lines of a table. */ export async function* rowsIn(lines) {
    let rest = '';
    // readline would also split at characters that JSON leaves unescaped.
    for await (const part of lines.setEncoding('utf8')){
        const whole = (rest + part).split('\n');
        rest = whole.pop();
        for (const line of whole)yield JSON.parse(line);
    }
}
/** SQLite stores timestamps as written, MySQL always in this form. */ function toMoment(value) {
    const parts = typeof value === 'string' ? MOMENT.exec(value) : null;
    return parts ? `${parts[1]} ${parts[2]}.${(parts[3] ?? '').padEnd(3, '0')}` : value;
}
//# sourceMappingURL=row-lines.js.map
