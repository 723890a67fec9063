import compression from 'compression';
/** Routes whose responses contain secrets: keys, codes, personal data. */ const PRIVATE = /^\/api\/auth(\/|$)/i;
const MIN_BYTES = 1024;
/**
 * Compresses API responses with Brotli or gzip. Not under `/api/auth` nor for cross-site requests, where an attacker
 * who triggers requests and watches the length of the responses could guess a secret (BREACH).
 */ export function compressAnswers() {
    return [
        '/api',
        compression({
            threshold: MIN_BYTES,
            filter: mayBeCompressed
        })
    ];
}
function mayBeCompressed(request, response) {
    if (PRIVATE.test(request.originalUrl) || request.get('sec-fetch-site') === 'cross-site') return false;
    // Byte ranges refer to the uncompressed file.
    return !response.hasHeader('Accept-Ranges') && compression.filter(request, response);
}
//# sourceMappingURL=compress-answers.js.map
