import { S3NetworkError, S3ServiceError } from 's3mini';
import { BackupError } from '../backup-error.js';
const FULL = /Quota|Full|Insufficient/i;
const UNKNOWN_KEY = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed)$/;
/** Translates an error of the bucket or the network into a sentence for the operator. */ export function explainBucket(error, address) {
    if (error instanceof BackupError) return error;
    if (error instanceof S3ServiceError) return new BackupError(sentence(error, address), {
        cause: error
    });
    const reason = networkReason(error);
    return reason ? new BackupError(`Le serveur de ${address} ne r\xe9pond pas (${reason}).`, {
        cause: error
    }) : error;
}
function sentence({ status, serviceCode, body }, address) {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(body ?? '')?.[1] ?? serviceCode ?? '';
    if (code === 'NoSuchBucket') return `Le bucket de ${address} n\u{2019}existe pas.`;
    if (UNKNOWN_KEY.test(code) || status === 401) {
        return `Le bucket de ${address} ne reconna\xeet pas la cl\xe9 d\u{2019}acc\xe8s ; v\xe9rifiez AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY et AWS_REGION.`;
    }
    if (status === 403) return `La cl\xe9 d\u{2019}acc\xe8s n\u{2019}a pas le droit de lire ou d\u{2019}\xe9crire dans ${address}.`;
    if (status === 507 || FULL.test(code)) return `Il n\u{2019}y a plus de place dans ${address}.`;
    return `Le serveur de ${address} a r\xe9pondu par une erreur (${[
        status,
        code
    ].filter(Boolean).join(' ')}).`;
}
/** Network error code, or fetch's message. */ function networkReason(error) {
    if (error instanceof S3NetworkError) return error.code;
    if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return undefined;
    return error.cause.code ?? error.cause.message;
}
//# sourceMappingURL=bucket-faults.js.map
