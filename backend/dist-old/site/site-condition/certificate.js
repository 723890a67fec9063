import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { daysUntil, onDay, some } from './amounts.js';
import { good, repair, watch } from './condition.js';
const SOON_DAYS = 21;
const TOO_SOON_DAYS = 7;
/** Node's most frequent TLS errors, in words. */ const causes = {
    DEPTH_ZERO_SELF_SIGNED_CERT: "il n\u2019est sign\xe9 que par lui-m\xeame",
    SELF_SIGNED_CERT_IN_CHAIN: "sa cha\xeene finit par une autorit\xe9 que personne ne conna\xeet",
    UNABLE_TO_GET_ISSUER_CERT: "le certificat de son autorit\xe9 manque",
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "le certificat de son autorit\xe9 manque",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "un certificat interm\xe9diaire manque",
    CERT_NOT_YET_VALID: "il n\u2019est pas encore valable",
    CERT_HAS_EXPIRED: "un certificat de sa cha\xeene a pris fin",
    CERT_REVOKED: "il a \xe9t\xe9 r\xe9voqu\xe9",
    ERR_TLS_CERT_ALTNAME_INVALID: 'il est pour une autre adresse'
};
/** Checks how long the certificate of the public URL is valid. @param timeoutMs of the connection */ export async function checkCertificate(publicUrl, timeoutMs) {
    const { protocol, hostname, port } = new URL(publicUrl);
    if (protocol !== 'https:') return watch("L\u2019adresse publique du site n\u2019est pas en https : ce qui s\u2019y tape peut \xeatre lu en chemin.", 'Mettez un serveur mandataire avec un certificat devant le site, et changez PUBLIC_URL.');
    const seen = await certificateOf(hostname, Number(port || 443), timeoutMs);
    if (!seen) return watch("Le certificat n\u2019a pas pu \xeatre lu : l\u2019adresse publique ne r\xe9pond pas depuis cette machine.", "Ouvrez le site depuis un autre r\xe9seau ; s\u2019il y r\xe9pond, ce contr\xf4le n\u2019a rien \xe0 dire ici.");
    const left = daysUntil(seen.until);
    const renew = "Voyez pourquoi le serveur mandataire ne le renouvelle pas de lui-m\xeame.";
    if (left < 0) return repair(`Le certificat a pris fin le ${onDay(seen.until)}.`, renew);
    if (seen.problem) return repair("Les navigateurs refusent le certificat de l\u2019adresse publique.", `Cause : ${causes[seen.problem] ?? `le code ${seen.problem}`}.`);
    const says = `Le certificat tient jusqu\u{2019}au ${onDay(seen.until)} (${some(left, 'jour', 'jours')}).`;
    if (left < TOO_SOON_DAYS) return repair(says, renew);
    return left < SOON_DAYS ? watch(says, renew) : good(says);
}
/** Undefined when nothing answers. */ async function certificateOf(host, port, timeout) {
    return new Promise((resolve)=>{
        // Accepts any certificate, because expired ones are what this looks for.
        const options = {
            host,
            port,
            ...isIP(host) ? {} : {
                servername: host
            },
            rejectUnauthorized: false,
            timeout
        };
        const socket = connect(options, ()=>{
            const { valid_to: until } = socket.getPeerCertificate();
            const problem = socket.authorized ? null : String(socket.authorizationError);
            finish(until ? {
                until: new Date(until),
                problem
            } : undefined);
        });
        const finish = (seen)=>{
            socket.destroy();
            resolve(seen);
        };
        socket.on('error', ()=>finish());
        socket.on('timeout', ()=>finish());
    });
}
//# sourceMappingURL=certificate.js.map
