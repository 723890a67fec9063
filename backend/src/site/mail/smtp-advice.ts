import type { SmtpError } from '../../platform/email/email-sender.js';

const NOT_SET =
  'Aucun service d’envoi n’est réglé : le message est un fichier du dossier « outbox » des données du serveur. Donnez la variable SMTP_URL au serveur, puis redémarrez-le.';
const ACCEPTED =
  'Le serveur de courrier a pris le message. S’il n’arrive pas, regardez parmi les indésirables, puis les trois enregistrements ci-dessous.';

/** Advice by nodemailer's error code. */
const advice: Record<string, string> = {
  EDNS: 'Ce nom de serveur n’existe pas, ou le DNS ne répond pas. Vérifiez l’hôte dans SMTP_URL.',
  ESOCKET:
    'Personne ne répond à cette adresse. Vérifiez l’hôte et le port de SMTP_URL : 587 avec smtp://, 465 avec smtps://. Certains hébergeurs ferment le port 25.',
  ETIMEDOUT:
    'Le serveur n’a pas répondu à temps. Un pare-feu peut fermer ce port ; essayez 587 avec smtp://, ou 465 avec smtps://.',
  ETLS: 'La connexion chiffrée a échoué. Vérifiez que le port va avec smtp:// ou smtps://, et que le certificat du serveur porte bien ce nom.',
  EAUTH:
    'Le serveur refuse le nom d’utilisateur ou le mot de passe de SMTP_URL. Un caractère comme @ ou / s’y écrit %40 ou %2F.',
};
const TEMPORARY = 'Le serveur ne prend pas ce message pour le moment. Réessayez dans quelques minutes.';
const REFUSED =
  'Le serveur refuse l’expéditeur, le destinataire ou le message. Vérifiez l’adresse d’essai, et que ce serveur veut bien écrire au nom de ce domaine.';
const UNKNOWN = 'L’envoi a échoué. Le journal en dit davantage.';

/** Advice after a test email was accepted. @param answer null when there is no mail server */
export function adviceAfter(answer: string | null): string {
  return answer === null ? NOT_SET : ACCEPTED;
}

/** Advice after a failed email. */
export function adviceOn({ code = '', responseCode = 0, message }: SmtpError): string {
  if (/certificate|altnames|self[- ]signed|wrong version number/i.test(message)) return advice['ETLS']!;
  if (code !== 'EAUTH' && responseCode >= 500) return REFUSED;
  if (code !== 'EAUTH' && responseCode >= 400) return TEMPORARY;
  return advice[code === 'ECONNECTION' ? 'ESOCKET' : code] ?? UNKNOWN;
}
