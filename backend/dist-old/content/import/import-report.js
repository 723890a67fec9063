import Table from 'cli-table3';
const SHOWN_WARNINGS = 10;
/** Report of a run, as lines for a terminal. */ export function describeReport({ domains, created, updated, unchanged, refused, warnings }) {
    const counts = new Table({
        head: [
            "R\xe9sultat",
            'Fichiers'
        ],
        colAligns: [
            'left',
            'right'
        ],
        style: plain
    });
    counts.push([
        "Cr\xe9\xe9s",
        created
    ], [
        "Mis \xe0 jour",
        updated
    ], [
        "Inchang\xe9s",
        unchanged
    ], [
        "Refus\xe9s",
        refused.length
    ]);
    const parts = [
        counts.toString()
    ];
    if (domains.length > 0) parts.push(`Domaines cr\xe9\xe9s : ${domains.join(', ')}`);
    if (refused.length > 0) {
        const table = new Table({
            head: [
                "Fichier refus\xe9",
                'Raison'
            ],
            colWidths: [
                50,
                60
            ],
            wordWrap: true,
            style: plain
        });
        table.push(...refused.map(({ file, reason })=>[
                file,
                reason
            ]));
        parts.push(table.toString());
    }
    if (warnings.length > 0) {
        const shown = warnings.slice(0, SHOWN_WARNINGS).map(({ file, message })=>`  ${file} : ${message}`);
        const rest = warnings.length - shown.length;
        if (rest > 0) shown.push(`  et ${rest} de plus`);
        parts.push([
            `Avertissements : ${warnings.length}`,
            ...shown
        ].join('\n'));
    }
    if (created + updated === 0) parts.push("Rien n\u2019a chang\xe9.");
    return parts.join('\n');
}
const plain = {
    head: [],
    border: []
};
//# sourceMappingURL=import-report.js.map
