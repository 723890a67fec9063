import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import SftpClient from 'ssh2-sftp-client';
import { BackupError } from '../backup-error.js';
import { explainSftp, isMissing } from './sftp-faults.js';
import { sendFile } from './send-file.js';
import { shownAddress } from './shown-address.js';
import { isAbandoned, isLeftover, PARTIAL } from './store.js';
/** Bytes per read or write: the largest that OpenSSH accepts, since each waits for a reply. */ const ORDER_BYTES = 255 * 1024;
const CONNECT_MS = 20_000;
/** Detects a vanished host within half a minute. */ const ALIVE = {
    keepaliveInterval: 10_000,
    keepaliveCountMax: 3
};
/** `sftp://user[:password]@host[:port]/folder[?fingerprint=SHA256:…]`; `/~/folder` is relative to the user's home. */ export class SftpStore {
    address;
    folder;
    client;
    staging = undefined;
    folders = new Map();
    constructor(address, folder, client){
        this.address = address;
        this.folder = folder;
        this.client = client;
    }
    /** @throws BackupError when the server is unreachable, has another host key than expected, or denies access */ static async connect(url, access) {
        const { hostname, port, pathname } = url;
        const path = decodeURIComponent(pathname).replace(/\/$/, '');
        const address = shownAddress(url.href);
        const expected = url.searchParams.get('fingerprint')?.replaceAll(' ', '+') ?? access.sshFingerprint;
        let presented;
        // If the connection ends between two commands, the next one fails and reports it.
        const client = new SftpClient('sftp', {
            error: ()=>{},
            end: ()=>{},
            close: ()=>{}
        });
        const key = access.sshKeyFile && await readKey(access.sshKeyFile);
        try {
            await client.connect({
                // No Nagle delay: each command waits for its reply.
                sock: connect({
                    host: hostname,
                    port: Number(port || 22),
                    noDelay: true
                }),
                username: decodeURIComponent(url.username),
                ...url.password ? {
                    password: decodeURIComponent(url.password)
                } : {},
                ...key ? {
                    privateKey: key
                } : {},
                hostVerifier: (hostKey)=>{
                    presented = fingerprintOf(hostKey);
                    return presented === expected;
                },
                readyTimeout: CONNECT_MS,
                ...ALIVE
            });
        } catch (error) {
            await client.end().catch(()=>undefined);
            if (presented && presented !== expected) throw strange(address, presented, expected);
            throw explainSftp(error, address);
        }
        return new SftpStore(address, path.replace(/^\/~(?=\/|$)/, '.') || '/', client);
    }
    async prepare() {
        await this.makeFolder('');
        for (const { name, changedAt } of (await this.list(''))){
            if (isLeftover(name) && isAbandoned(changedAt)) await this.remove(name);
        }
    }
    async list(folder) {
        const entries = await this.ask(()=>this.client.list(this.pathOf(folder)).catch((error)=>{
                if (isMissing(error)) return [];
                throw error;
            }));
        return entries.filter(({ type })=>type === '-').map(({ name, size, modifyTime })=>({
                name,
                bytes: size,
                changedAt: new Date(modifyTime)
            }));
    }
    async write(name, content) {
        const path = this.pathOf(name);
        const partial = path + PARTIAL;
        await this.ask(async ()=>{
            await this.makeFolder(posix.dirname(name));
            try {
                await pipeline(content, this.client.createWriteStream(partial, {
                    mode: 0o600
                }));
                await this.client.posixRename(partial, path);
            } catch (error) {
                await this.client.delete(partial, true).catch(()=>undefined);
                throw error;
            }
        });
    }
    keep(path, name) {
        return sendFile(this, path, name);
    }
    async read(name) {
        const path = this.pathOf(name);
        if (!await this.ask(()=>this.client.exists(path))) {
            throw new BackupError(`La sauvegarde ${this.address}/${name} n\u{2019}existe pas.`);
        }
        return Readable.from(this.bytesOf(path), {
            objectMode: false
        });
    }
    async remove(name) {
        await this.ask(()=>this.client.delete(this.pathOf(name), true));
    }
    async close() {
        await this.client.end().catch(()=>undefined);
    }
    pathOf(name) {
        return posix.join(this.folder, name);
    }
    /** Shared by concurrent callers, because the server refuses to create a folder twice. */ async makeFolder(name) {
        const path = this.pathOf(name);
        const making = this.folders.get(path) ?? this.ask(()=>this.client.mkdir(path, true));
        this.folders.set(path, making);
        try {
            await making;
        } catch (error) {
            this.folders.delete(path);
            throw error;
        }
    }
    async *bytesOf(path) {
        const stream = this.client.createReadStream(path, {
            highWaterMark: ORDER_BYTES
        });
        // The stream may still be closing its file when the connection ends.
        stream.on('error', ()=>{});
        try {
            yield* stream;
        } catch (error) {
            throw explainSftp(error, this.address);
        }
    }
    async ask(request) {
        try {
            return await request();
        } catch (error) {
            throw explainSftp(error, this.address);
        }
    }
}
/** In the format of `ssh-keygen -l`. */ function fingerprintOf(key) {
    return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=$/, '')}`;
}
async function readKey(path) {
    return readFile(path).catch((error)=>{
        throw new BackupError(`La cl\xe9 de la variable BACKUP_SSH_KEY ne peut pas \xeatre lue (${error.code}).`);
    });
}
function strange(address, presented, expected) {
    return new BackupError(expected ? `Le serveur de ${address} se pr\xe9sente avec l\u{2019}empreinte ${presented}, qui n\u{2019}est pas celle attendue ; rien ne lui a \xe9t\xe9 envoy\xe9.` : `Le serveur de ${address} n\u{2019}est pas connu ; si son empreinte est bien ${presented}, donnez-la dans BACKUP_SSH_FINGERPRINT.`);
}
//# sourceMappingURL=sftp-store.js.map
