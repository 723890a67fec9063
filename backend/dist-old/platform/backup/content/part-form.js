import { createHash, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { loadAge } from '../load-age.js';
import { DamagedPartError } from './damaged-part.js';
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Names parts by their content and packs them. With a secret, neither names nor bytes reveal anything without it. */ export class PartForm {
    secret;
    encrypter;
    decrypter;
    constructor(/** An age identity, stored in the backup's manifest. */ secret, encrypter, decrypter){
        this.secret = secret;
        this.encrypter = encrypter;
        this.decrypter = decrypter;
    }
    static async of(secret) {
        if (!secret) return new PartForm();
        const { Decrypter, Encrypter, identityToRecipient } = await loadAge();
        const encrypter = new Encrypter();
        encrypter.addRecipient(await identityToRecipient(secret));
        const decrypter = new Decrypter();
        decrypter.addIdentity(secret);
        return new PartForm(secret, encrypter, decrypter);
    }
    static async newSecret() {
        const { generateIdentity } = await loadAge();
        return generateIdentity();
    }
    nameOf(content) {
        const hash = this.secret ? createHmac('sha256', this.secret) : createHash('sha256');
        return hash.update(content).digest('hex');
    }
    async pack(content) {
        const packed = await compress(content);
        return this.encrypter ? Buffer.from(await this.encrypter.encrypt(packed)) : packed;
    }
    /** @throws DamagedPartError when the content does not match the name */ async unpack(name, bytes) {
        const content = await this.open(bytes).catch((error)=>{
            throw new DamagedPartError(name, error);
        });
        if (this.nameOf(content) !== name) throw new DamagedPartError(name);
        return content;
    }
    async open(bytes) {
        return decompress(this.decrypter ? await this.decrypter.decrypt(bytes) : bytes);
    }
}
//# sourceMappingURL=part-form.js.map
