import { createConnection } from 'mysql2/promise';
import { ConfigError } from '../../config.js';
import { refillDatabase } from '../database/unfinished-restore.js';
import { fillDatabase } from './fill-database.js';
import { backupAddress } from './moment.js';
import { openBackup } from './open-backup.js';
import { withScratch } from './scratch.js';
/** Columns that change when people use the site: the table and its last-written timestamp. */ const TRACES = [
    [
        'sessions',
        'lastSeenAt'
    ],
    [
        'domain_events',
        'happenedAt'
    ],
    [
        'comments',
        'updatedAt'
    ]
];
/**
 * Restores a MySQL database to its state before an interrupted upgrade: MySQL does not roll back schema changes, so it
 * is unknown how far the last migration came. SQLite rolls back by itself.
 * @param name the backup made before the upgrade
 * @throws ConfigError when the site has been used since, so that data would be lost
 */ export async function undoUpgrade(config, url, name) {
    await withScratch(config.dataDir, async (scratch)=>{
        const place = backupAddress(config.backupDir, name);
        const archive = await openBackup(config, place, scratch);
        try {
            if (await isUsedSince(url, new Date(archive.manifest.createdAt))) throw usedSince(place);
            await refillDatabase(url, ()=>fillDatabase({
                    kind: 'mysql',
                    url
                }, archive));
        } finally{
            await archive.close();
        }
    });
}
async function isUsedSince(url, moment) {
    const base = await createConnection({
        uri: url,
        timezone: 'Z'
    });
    try {
        const [columns] = await base.query("SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS place FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()");
        const there = new Set(columns.map(({ place })=>place));
        for (const [table, column] of TRACES){
            if (!there.has(`${table}.${column}`)) continue;
            const [later] = await base.query(`SELECT 1 FROM ${table} WHERE ${column} > ? LIMIT 1`, [
                moment
            ]);
            if (later.length > 0) return true;
        }
        return false;
    } finally{
        await base.end();
    }
}
const usedSince = (place)=>new ConfigError(`Une mise \xe0 jour s\u{2019}est arr\xeat\xe9e \xe0 mi-chemin, et le site a servi depuis : sa base n\u{2019}est ni celle d\u{2019}avant, ni celle d\u{2019}apr\xe8s. La sauvegarde d\u{2019}avant est ${place} ; npm run restore -- ${place} --replace y revient, apr\xe8s avoir sauvegard\xe9 ce qui s\u{2019}y trouve.`);
//# sourceMappingURL=undo-upgrade.js.map
