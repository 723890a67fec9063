import express from 'express';
/** Routes that take images instead of JSON. */ const IMAGES = [
    '/api/images',
    '/api/profile/picture'
];
export const NO_IMAGE = "Ce type de contenu n\u2019est pas accept\xe9 ; envoyez une image.";
export const MAX_IMAGE_KB = 10 * 1024;
export function takesImages(path) {
    return IMAGES.includes(path.toLowerCase().replace(/\/+$/, ''));
}
/** Reads images of members only, so that nobody else can fill the memory. */ export function readImages() {
    const read = express.raw({
        type: 'image/*',
        limit: `${MAX_IMAGE_KB}kb`
    });
    return [
        IMAGES,
        (request, response, next)=>request.user ? void read(request, response, next) : next()
    ];
}
//# sourceMappingURL=images.js.map
