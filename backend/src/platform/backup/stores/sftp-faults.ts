import { BackupError } from '../manifest.js';

/** SFTP status codes: SSH_FX_NO_SUCH_FILE and the two that follow. */
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;
const FAILURE = 4;

interface Fault {
  code?: string | number;
  level?: string;
  message?: string;
  /** Set on errors raised by the client itself. */
  custom?: boolean;
}

export function isMissing(error: unknown): boolean {
  const { code } = error as Fault;
  return code === NO_SUCH_FILE || code === 'ENOENT' || code === 'ERR_NOT_EXIST';
}

/** Translates an error of the SFTP server or the network into a sentence for the operator. */
export function explainSftp(error: unknown, address: string): unknown {
  if (error instanceof BackupError) return error;
  const said = sentence(error as Fault, address);
  return said ? new BackupError(said, { cause: error }) : error;
}

function sentence({ code, level, message = '', custom }: Fault, address: string): string | undefined {
  if (level === 'client-authentication' || /authentication methods failed/.test(message)) {
    return `Le serveur de ${address} refuse ce nom avec ce mot de passe ou cette clé.`;
  }
  if (/passphrase/i.test(message)) {
    return 'La clé de la variable BACKUP_SSH_KEY demande une phrase secrète, que personne ne peut donner la nuit : faites-en une sans phrase, pour les sauvegardes seules (ssh-keygen -N "").';
  }
  if (/privateKey/i.test(message)) {
    return 'Le fichier de la variable BACKUP_SSH_KEY n’est pas une clé privée SSH.';
  }
  if (code === PERMISSION_DENIED) return `Le serveur de ${address} n’y permet pas d’écrire ou de lire.`;
  if (code === NO_SUCH_FILE) return `Le dossier de ${address} n’existe pas.`;
  if (code === 'ERR_BAD_PATH') return `L’adresse ${address} ne mène pas à un dossier.`;
  if (code === FAILURE) {
    return `Le serveur de ${address} n’a pas pu faire ce qui lui était demandé ; peut-être n’y a-t-il plus de place.`;
  }
  if (/timed? ?out|keepalive/i.test(message))
    return `Le serveur de ${address} ne répond pas (délai dépassé).`;
  if (/^E(?:CONN\w+|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT)$/.test(String(code))) {
    return `Le serveur de ${address} ne répond pas (${code}).`;
  }
  if (/closed|ended|No response|not connected|handshake|Unexpected (?:end|close)/i.test(message)) {
    return `Le serveur de ${address} a coupé la connexion.`;
  }
  return custom ? `Le serveur de ${address} a répondu par une erreur (${code}).` : undefined;
}
