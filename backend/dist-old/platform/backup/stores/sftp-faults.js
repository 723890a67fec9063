import { BackupError } from '../backup-error.js';
/** SFTP status codes: SSH_FX_NO_SUCH_FILE and the two that follow. */ const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;
const FAILURE = 4;
export function isMissing(error) {
    const { code } = error;
    return code === NO_SUCH_FILE || code === 'ENOENT' || code === 'ERR_NOT_EXIST';
}
/** Translates an error of the SFTP server or the network into a sentence for the operator. */ export function explainSftp(error, address) {
    if (error instanceof BackupError) return error;
    const said = sentence(error, address);
    return said ? new BackupError(said, {
        cause: error
    }) : error;
}
function sentence({ code, level, message = '', custom }, address) {
    if (level === 'client-authentication' || /authentication methods failed/.test(message)) {
        return `Le serveur de ${address} refuse ce nom avec ce mot de passe ou cette cl\xe9.`;
    }
    if (/passphrase/i.test(message)) {
        return 'La cl\xe9 de la variable BACKUP_SSH_KEY demande une phrase secr\xe8te, que personne ne peut donner la nuit : faites-en une sans phrase, pour les sauvegardes seules (ssh-keygen -N "").';
    }
    if (/privateKey/i.test(message)) {
        return "Le fichier de la variable BACKUP_SSH_KEY n\u2019est pas une cl\xe9 priv\xe9e SSH.";
    }
    if (code === PERMISSION_DENIED) return `Le serveur de ${address} n\u{2019}y permet pas d\u{2019}\xe9crire ou de lire.`;
    if (code === NO_SUCH_FILE) return `Le dossier de ${address} n\u{2019}existe pas.`;
    if (code === 'ERR_BAD_PATH') return `L\u{2019}adresse ${address} ne m\xe8ne pas \xe0 un dossier.`;
    if (code === FAILURE) {
        return `Le serveur de ${address} n\u{2019}a pas pu faire ce qui lui \xe9tait demand\xe9 ; peut-\xeatre n\u{2019}y a-t-il plus de place.`;
    }
    if (/timed? ?out|keepalive/i.test(message)) return `Le serveur de ${address} ne r\xe9pond pas (d\xe9lai d\xe9pass\xe9).`;
    if (/^E(?:CONN\w+|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|TIMEDOUT)$/.test(String(code))) {
        return `Le serveur de ${address} ne r\xe9pond pas (${code}).`;
    }
    if (/closed|ended|No response|not connected|handshake|Unexpected (?:end|close)/i.test(message)) {
        return `Le serveur de ${address} a coup\xe9 la connexion.`;
    }
    return custom ? `Le serveur de ${address} a r\xe9pondu par une erreur (${code}).` : undefined;
}
//# sourceMappingURL=sftp-faults.js.map
