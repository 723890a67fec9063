import { S3NetworkError, S3ServiceError } from 's3mini';
import { BackupError } from '../manifest.js';

const FULL = /Quota|Full|Insufficient/i;
const UNKNOWN_KEY = /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|AuthorizationHeaderMalformed)$/;

/** Translates an error of the bucket or the network into a sentence for the operator. */
export function explainBucket(error: unknown, address: string): unknown {
  if (error instanceof BackupError) return error;
  if (error instanceof S3ServiceError) return new BackupError(sentence(error, address), { cause: error });
  const reason = networkReason(error);
  return reason
    ? new BackupError(`Le serveur de ${address} ne répond pas (${reason}).`, { cause: error })
    : error;
}

function sentence({ status, serviceCode, body }: S3ServiceError, address: string): string {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body ?? '')?.[1] ?? serviceCode ?? '';
  if (code === 'NoSuchBucket') return `Le bucket de ${address} n’existe pas.`;
  if (UNKNOWN_KEY.test(code) || status === 401) {
    return `Le bucket de ${address} ne reconnaît pas la clé d’accès ; vérifiez AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY et AWS_REGION.`;
  }
  if (status === 403) return `La clé d’accès n’a pas le droit de lire ou d’écrire dans ${address}.`;
  if (status === 507 || FULL.test(code)) return `Il n’y a plus de place dans ${address}.`;
  return `Le serveur de ${address} a répondu par une erreur (${[status, code].filter(Boolean).join(' ')}).`;
}

/** Network error code, or fetch's message. */
function networkReason(error: unknown): string | undefined {
  if (error instanceof S3NetworkError) return error.code;
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return undefined;
  return (error.cause as NodeJS.ErrnoException).code ?? error.cause.message;
}
