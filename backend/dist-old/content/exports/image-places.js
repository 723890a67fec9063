import { posix } from 'node:path';
const MAX_DEPTH = 8;
/** Characters and names that file systems reject, or that readers interpret differently in links. */ const ODD = /[<>:"|?*\\\p{Cc}]|(?:^|\/)(?:\.?\/|[^/]*[. ](?:\/|$))|\/$/u;
/**
 * Places each image where the text's links already point. If they go up several levels, the text is placed that many
 * levels down. Only links that can't name a file are replaced.
 */ export function placeImages(images) {
    const wanted = images.map((image)=>({
            ...image,
            path: pathNamed(image.link)
        }));
    const depth = Math.max(0, ...wanted.map(({ path })=>path === undefined ? 0 : levelsUp(path)));
    const folder = 'texte/'.repeat(depth);
    const places = {
        folder,
        files: new Map(),
        pathOf: new Map(),
        others: new Map()
    };
    const taken = new Map();
    for (const { link, address, image, path } of wanted){
        const named = path === undefined ? undefined : posix.join(folder, path);
        const isFree = named !== undefined && (taken.get(key(named)) ?? image) === image;
        const place = isFree ? named : freePlace(folder, image, taken, link !== undefined);
        taken.set(key(place), image);
        places.files.set(place, image);
        const relative = posix.relative(folder, place);
        if (!places.pathOf.has(address)) places.pathOf.set(address, relative);
        if (link !== undefined && !isFree) places.others.set(link, relative);
    }
    return places;
}
/** File that a link names; undefined if the name does not work everywhere. */ function pathNamed(link) {
    if (link === undefined || link.startsWith('/') || link.includes('?')) return undefined;
    const path = posix.normalize(decoded(link.split('#', 1)[0]));
    const known = ODD.test(path.replace(/^(?:\.\.\/)+/, '')) || !/\.(?:avif|gif|jpe?g|png|webp)$/i.test(path);
    return known || levelsUp(path) > MAX_DEPTH ? undefined : path;
}
function levelsUp(path) {
    return path.split('/').filter((part)=>part === '..').length;
}
/** A separate path per replaced link, so that its original can be restored from it. */ function freePlace(folder, image, taken, alone) {
    for(let count = 1;; count += 1){
        const place = `${folder}images/${count > 1 ? `${count}-` : ''}${image.name}`;
        const there = taken.get(key(place));
        if (!there || there === image && !alone) return place;
    }
}
/** Equal for names that some file systems do not distinguish. */ function key(path) {
    return path.normalize('NFC').toLowerCase();
}
function decoded(link) {
    try {
        return decodeURIComponent(link);
    } catch  {
        return link;
    }
}
//# sourceMappingURL=image-places.js.map
