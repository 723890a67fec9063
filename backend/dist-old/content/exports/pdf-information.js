/** PDF metadata; Chromium only writes the title. */ /** Ten times the size of Chromium's trailer. */ const MAX_END_BYTES = 2048;
/**
 * Appends metadata as an incremental update (ISO 32000-1, 7.5.6), which leaves existing bytes unchanged. It supports
 * Chromium's PDFs, which end with a plain xref table; any other is returned unchanged.
 * @returns the parts of the file, in order
 */ export function appendInformation(pdf, information, madeAt) {
    const end = Buffer.from(pdf.subarray(-MAX_END_BYTES)).toString('latin1');
    const [, trailer] = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(end) ?? [];
    const [, previous] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(end) ?? [];
    const [, number] = /\/Info (\d+) 0 R/.exec(trailer ?? '') ?? [];
    if (!trailer || !previous || !number) return [
        pdf
    ];
    const date = `(D:${madeAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
    const entries = Object.entries(information).map(([key, text])=>`/${key} ${hexText(String(text))}`);
    const object = `\n${number} 0 obj\n<<${entries.join('\n')}\n/CreationDate ${date}\n/ModDate ${date}>>\nendobj\n`;
    const objectAt = String(pdf.length + 1).padStart(10, '0');
    const tableAt = pdf.length + Buffer.byteLength(object);
    const table = `xref\n${number} 1\n${objectAt} 00000 n \ntrailer\n<<${trailer.trim()}\n/Prev ${previous}>>\nstartxref\n${tableAt}\n%%EOF\n`;
    return [
        pdf,
        Buffer.from(object + table, 'latin1')
    ];
}
/** A UTF-16 hex string, which needs no escaping. */ function hexText(text) {
    return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
//# sourceMappingURL=pdf-information.js.map
