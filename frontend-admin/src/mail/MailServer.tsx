import { Alert } from '@mui/material';
import { Facts } from '../frame/Facts';
import type { MailSetup } from './mail';

/** Mail server and sender, which only the server’s environment can change. */
export function MailServer({ server, sender }: MailSetup) {
  const encryption = server?.isEncrypted ? 'connexion chiffrée' : 'chiffrée dès que le serveur le peut';
  const ofServer = server && [
    ['Serveur', `${server.host}, port ${server.port}, ${encryption}`] as const,
    ['Utilisateur', server.username ?? 'aucun'] as const,
  ];
  return (
    <>
      {!server && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          Aucun service d’envoi n’est réglé : personne ne reçoit rien, et les messages restent dans le dossier
          « outbox » des données du serveur. Donnez au serveur la variable SMTP_URL, comme
          smtp://utilisateur:motdepasse@smtp.exemple.fr:587, puis redémarrez-le.
        </Alert>
      )}
      <Facts
        width={280}
        facts={[...(ofServer ?? []), ['Expéditeur', `${sender.name} <${sender.address}>`]]}
      />
    </>
  );
}
