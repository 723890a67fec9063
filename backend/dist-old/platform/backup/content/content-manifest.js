import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { BackupError } from '../backup-error.js';
import { loadAge } from '../load-age.js';
import { damaged, FORMAT, noArchive, otherKey, parseManifest, TOO_NEW, withoutKey } from '../manifest.js';
/** Version 1 is the single-file archive. */ const FORMAT_VERSION = 2;
const LINE_END = 0x0a;
/**
 * Serializes a manifest: a plain JSON header, then the compressed body, encrypted with age if there is a passphrase.
 */ export async function sealManifest(content, { bytes, addedBytes }, key) {
    const body = await seal(zstdCompressSync(JSON.stringify(content)), key);
    const open = {
        format: FORMAT,
        formatVersion: FORMAT_VERSION,
        isEncrypted: key !== undefined,
        bytes,
        addedBytes,
        parts: partsOf(content)
    };
    const header = {
        ...open,
        sha256: hashOf(open, body)
    };
    return Buffer.concat([
        Buffer.from(`${JSON.stringify(header)}\n`),
        body
    ]);
}
/** @throws BackupError when it is no manifest, truncated, altered, or of a later version */ export async function readHeader(store, name) {
    return (await readManifest(store, name)).header;
}
/** @throws BackupError for the same reasons, and when another passphrase encrypted it */ export async function openManifest(store, name, key) {
    const { header, body } = await readManifest(store, name);
    if (header.isEncrypted && !key) {
        throw withoutKey();
    }
    const packed = header.isEncrypted ? await unseal(body, key) : body;
    const content = JSON.parse(zstdDecompressSync(packed).toString());
    if (partsOf(content).join() !== header.parts.join()) throw damaged();
    return {
        ...content,
        manifest: parseManifest(JSON.stringify(content.manifest))
    };
}
async function readManifest(store, name) {
    const bytes = await buffer(await store.read(name));
    const end = bytes.indexOf(LINE_END);
    const header = parse(bytes.toString('utf8', 0, Math.max(end, 0)));
    const body = bytes.subarray(end + 1);
    const { sha256, ...open } = header;
    if (sha256 !== hashOf(open, body)) throw damaged();
    if (header.formatVersion > FORMAT_VERSION) throw new BackupError(TOO_NEW);
    return {
        header,
        body
    };
}
function parse(line) {
    try {
        const header = JSON.parse(line);
        if (header.format === FORMAT) return header;
    } catch  {
        throw damaged();
    }
    throw noArchive();
}
/** Distinct and sorted. */ export function partsOf({ tables, files }) {
    return [
        ...new Set([
            ...Object.values(tables),
            ...Object.values(files)
        ].flat())
    ].sort();
}
function hashOf(header, body) {
    return createHash('sha256').update(JSON.stringify(header)).update(body).digest('hex');
}
async function seal(body, key) {
    if (!key) return body;
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(key);
    return Buffer.from(await encrypter.encrypt(body));
}
async function unseal(body, key) {
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    // The hash has already been verified, so only a wrong passphrase can fail here.
    const opened = await decrypter.decrypt(body).catch((error)=>{
        throw otherKey(error);
    });
    return Buffer.from(opened);
}
//# sourceMappingURL=content-manifest.js.map
