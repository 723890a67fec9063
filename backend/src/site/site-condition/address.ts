import type { Request } from 'express';
import { good, repair, watch, type CheckResult } from './condition.js';

/** Compares the address that a request came to, as this server sees it, with the public one. */
export function checkAddress(
  { protocol, host }: Pick<Request, 'protocol' | 'host'>,
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: number },
): CheckResult {
  const expected = new URL(publicUrl);
  const seen = URL.parse(`${protocol}://${host}`);
  const says = `Cette page est demandée à ${protocol}://${host}, et l’adresse publique est ${publicUrl}.`;
  if (expected.protocol === 'https:' && protocol !== 'https')
    return repair(
      `${says} Personne ne peut se connecter ainsi.`,
      `Ouvrez le site en https ; si vous y êtes, réglez TRUST_PROXY (${trustProxy}) sur le nombre de mandataires, et faites transmettre X-Forwarded-Proto par chacun.`,
    );
  if (seen?.origin === expected.origin)
    return good(`Le site est demandé à son adresse publique, ${publicUrl}.`);
  return watch(
    says,
    `Les liens du courrier et des flux mènent à ${publicUrl} : si ce n’est pas la bonne, changez PUBLIC_URL ; sinon, réglez TRUST_PROXY (${trustProxy}) et faites transmettre l’en-tête Host par le mandataire.`,
  );
}
