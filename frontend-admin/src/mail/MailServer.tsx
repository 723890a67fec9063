import { Alert, Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { MailSetup } from './mail';

/** Mail server and sender, which only the server’s environment can change. */
export function MailServer({ server, sender }: MailSetup) {
  return (
    <>
      {!server && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          Aucun service d’envoi n’est réglé : personne ne reçoit rien, et les messages restent dans le dossier
          « outbox » des données du serveur. Donnez au serveur la variable SMTP_URL, comme
          smtp://utilisateur:motdepasse@smtp.exemple.fr:587, puis redémarrez-le.
        </Alert>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: 'max-content 1fr' },
          columnGap: 3,
          rowGap: 0.5,
        }}
      >
        {server && (
          <>
            <Fact name="Serveur">
              {server.host}, port {server.port}
              {server.isEncrypted ? ', connexion chiffrée' : ', chiffrée dès que le serveur le peut'}
            </Fact>
            <Fact name="Utilisateur">{server.username ?? 'aucun'}</Fact>
          </>
        )}
        <Fact name="Expéditeur">
          {sender.name} &lt;{sender.address}&gt;
        </Fact>
      </Box>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}
