import { imageKey } from '../markdown/tree/rehype-images.js';
import { isLocal, localImageLinks, remoteImageLinks } from '../markdown/source/image-links.js';
import { MediaError } from '../media/media.service.js';
import { truncate } from './front-matter.js';
import { RemoteImageError } from './remote-images.js';
/** Images of an import: local ones are copied into the site, remote ones if wanted. */ export class RunImages {
    folder;
    media;
    others;
    /** Copies by address, since many texts show the same image. */ copies = new Map();
    constructor(folder, media, /** Undefined if remote images are left where they are. */ others){
        this.folder = folder;
        this.media = media;
        this.others = others;
    }
    /** @param earlier images copied by an earlier import of the file */ async find(file, front, body, earlier, warnings) {
        const avatars = (front.authors ?? []).map(({ avatar })=>avatar);
        const own = [
            ...new Set([
                front.image,
                front.authorAvatar,
                ...avatars
            ])
        ].filter((link)=>link !== null);
        const local = [];
        for (const link of new Set([
            ...own.filter(isLocal),
            ...localImageLinks(body)
        ])){
            const image = await this.folder.find(file, link);
            if (image) local.push(image);
            else warnings.push(`image introuvable : ${truncate(link, 100)}`);
        }
        const elsewhere = new Set([
            ...own.filter((link)=>!isLocal(link)),
            ...remoteImageLinks(body)
        ]);
        const remote = elsewhere.size > 0 ? await this.copy([
            ...elsewhere
        ], await earlier(), warnings) : {};
        for (const link of own)if (!isLocal(link) && !remote[link]?.url) warnings.push(`image d\u{2019}un autre site laiss\xe9e de c\xf4t\xe9 : ${truncate(link, 100)}`);
        return {
            local,
            remote
        };
    }
    /** Stores the local images; files that are no images are skipped with a warning. */ async storeAll({ local, remote }, warnings) {
        const assets = {
            ...remote
        };
        for (const { link, bytes } of local){
            try {
                assets[link] = await this.media.store(bytes);
            } catch (error) {
                if (!(error instanceof MediaError)) throw error;
                warnings.push(`${error.message} : ${truncate(link, 100)}`);
            }
        }
        return assets;
    }
    /** Warns of remote images in syntax that the search for links does not cover. */ warnOfOthers(html, warnings) {
        if (!this.others) return;
        for (const [, link] of html.matchAll(/<img src="(https?:[^"]+)"/g))warnings.push(`image rest\xe9e sur un autre site : ${truncate(link, 100)}`);
    }
    async copy(links, earlier, warnings) {
        const copied = {};
        // Sequential, since several files are prepared concurrently.
        for (const link of links){
            const before = earlier[link];
            if (before?.url) copied[link] = before;
            else if (this.others) copied[link] = await this.copyOne(this.others, link, warnings);
        }
        return copied;
    }
    async copyOne(others, link, warnings) {
        const address = imageKey(link);
        const copy = this.copies.get(address) ?? this.store(others, address);
        this.copies.set(address, copy);
        try {
            return await copy;
        } catch (error) {
            if (!(error instanceof RemoteImageError || error instanceof MediaError)) throw error;
            warnings.push(`image d\u{2019}un autre site non copi\xe9e (${error.message}) : ${truncate(link, 100)}`);
            return {
                url: ''
            };
        }
    }
    async store(others, address) {
        const bytes = await others.fetch(address);
        // Re-encoding would drop the animation.
        const isGif = bytes.subarray(0, 3).toString('latin1') === 'GIF';
        const { url } = await (isGif ? this.media.store(bytes) : this.media.storeUpload(bytes));
        return (await this.media.imagesIn(url))[url];
    }
}
//# sourceMappingURL=run-images.js.map
