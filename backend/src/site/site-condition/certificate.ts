import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { daysUntil, onDay, some } from './amounts.js';
import { good, repair, watch, type CheckResult } from './condition.js';

const SOON_DAYS = 21;
const TOO_SOON_DAYS = 7;

/** Node's most frequent TLS errors, in words. */
const causes: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'il n’est signé que par lui-même',
  SELF_SIGNED_CERT_IN_CHAIN: 'sa chaîne finit par une autorité que personne ne connaît',
  UNABLE_TO_GET_ISSUER_CERT: 'le certificat de son autorité manque',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'le certificat de son autorité manque',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'un certificat intermédiaire manque',
  CERT_NOT_YET_VALID: 'il n’est pas encore valable',
  CERT_HAS_EXPIRED: 'un certificat de sa chaîne a pris fin',
  CERT_REVOKED: 'il a été révoqué',
  ERR_TLS_CERT_ALTNAME_INVALID: 'il est pour une autre adresse',
};

/** Checks how long the certificate of the public URL is valid. @param timeoutMs of the connection */
export async function checkCertificate(publicUrl: string, timeoutMs: number): Promise<CheckResult> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:')
    return watch(
      'L’adresse publique du site n’est pas en https : ce qui s’y tape peut être lu en chemin.',
      'Mettez un serveur mandataire avec un certificat devant le site, et changez PUBLIC_URL.',
    );
  const seen = await certificateOf(hostname, Number(port || 443), timeoutMs);
  if (!seen)
    return watch(
      'Le certificat n’a pas pu être lu : l’adresse publique ne répond pas depuis cette machine.',
      'Ouvrez le site depuis un autre réseau ; s’il y répond, ce contrôle n’a rien à dire ici.',
    );
  const left = daysUntil(seen.until);
  const renew = 'Voyez pourquoi le serveur mandataire ne le renouvelle pas de lui-même.';
  if (left < 0) return repair(`Le certificat a pris fin le ${onDay(seen.until)}.`, renew);
  if (seen.problem)
    return repair(
      'Les navigateurs refusent le certificat de l’adresse publique.',
      `Cause : ${causes[seen.problem] ?? `le code ${seen.problem}`}.`,
    );
  const says = `Le certificat tient jusqu’au ${onDay(seen.until)} (${some(left, 'jour', 'jours')}).`;
  if (left < TOO_SOON_DAYS) return repair(says, renew);
  return left < SOON_DAYS ? watch(says, renew) : good(says);
}

/** Undefined when nothing answers. */
async function certificateOf(
  host: string,
  port: number,
  timeout: number,
): Promise<{ until: Date; problem: string | null } | undefined> {
  return new Promise((resolve) => {
    // Accepts any certificate, because this check must also see expired ones.
    const options = {
      host,
      port,
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout,
    };
    const socket = connect(options, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      const problem = socket.authorized ? null : String(socket.authorizationError);
      finish(until ? { until: new Date(until), problem } : undefined);
    });
    const finish = (seen?: { until: Date; problem: string | null }) => {
      socket.destroy();
      resolve(seen);
    };
    socket.on('error', () => finish());
    socket.on('timeout', () => finish());
  });
}
