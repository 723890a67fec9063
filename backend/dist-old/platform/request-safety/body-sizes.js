import express from 'express';
import { MAX_IMAGE_KB, takesImages } from './images.js';
const MAX_KB = 16;
/** The text of a tutorial in a URL-encoded form, with up to nine bytes per letter. */ const MAX_FORM_KB = 2048;
/** Routes with larger bodies: texts of tutorials, drafts and pages, and the steps of a path. */ const longer = [
    {
        path: /^\/api\/admin\/pages\/[^/]+$/,
        kilobytes: 512
    },
    {
        path: /^\/api\/(tutorials|drafts)(\/[^/]+)?$/,
        kilobytes: 1024
    },
    {
        path: /^\/api\/admin\/learning-paths\/[^/]+\/steps$/,
        kilobytes: 256
    }
];
/** Maximum body size in kilobytes. Paths are matched as the router does. */ export function maxBodyKb(path) {
    if (takesImages(path)) return MAX_IMAGE_KB;
    const plain = path.toLowerCase().replace(/\/+$/, '');
    return longer.find((each)=>each.path.test(plain))?.kilobytes ?? MAX_KB;
}
/**
 * Parses JSON and URL-encoded bodies up to the limit of their route. Large bodies are read for members only; others are
 * refused before any work.
 */ export function readBodies() {
    const short = express.json({
        limit: `${MAX_KB}kb`
    });
    const long = new Map(longer.map(({ kilobytes })=>[
            kilobytes,
            express.json({
                limit: `${kilobytes}kb`
            })
        ]));
    const json = (request, response, next)=>{
        const read = long.get(maxBodyKb(request.path));
        if (!read) short(request, response, next);
        else if (request.user) read(request, response, next);
        else next();
    };
    const shortForm = express.urlencoded({
        limit: `${MAX_KB}kb`,
        extended: false
    });
    const longForm = express.urlencoded({
        limit: `${MAX_FORM_KB}kb`,
        extended: false
    });
    const form = (request, response, next)=>{
        if (!/^\/ecrire\/?$/i.test(request.path)) shortForm(request, response, next);
        else if (request.user) longForm(request, response, next);
        else next();
    };
    return [
        json,
        form
    ];
}
//# sourceMappingURL=body-sizes.js.map
