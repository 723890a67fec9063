import { ConfigError } from '../../config.js';
import { lockDatabase } from './database-lock.js';
/** What runs before migrations, above all a backup, takes minutes on a large site. */ const PATIENCE_S = 30 * 60;
/**
 * Prepares a database (migrations, first rows of a new site) while no other process does, for instance when a server
 * and an import start together, or two nodes.
 * @throws ConfigError when another process holds the lock for half an hour
 */ export async function prepareExclusively(database, work) {
    const release = await lockDatabase(database, 'start', PATIENCE_S);
    if (!release) {
        throw new ConfigError("Un autre processus pr\xe9pare cette base depuis une demi-heure ; attendez qu\u2019il ait fini, ou arr\xeatez-le.");
    }
    try {
        return await work();
    } finally{
        await release();
    }
}
//# sourceMappingURL=prepare-exclusively.js.map
