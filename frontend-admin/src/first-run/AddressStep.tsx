import { Alert, Box, Button, Typography } from '@mui/material';
import type { StepProps } from './first-run';

/** Shows the public address, which only the server's environment can change. */
export function Component({ publicUrl, onDone }: StepProps) {
  return (
    <>
      <Typography>
        Les liens des messages, des flux et des partages mènent à{' '}
        <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
          {publicUrl}
        </Box>
        .
      </Typography>
      <Verdict publicUrl={publicUrl} seen={location.origin} />
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
        Continuer
      </Button>
    </>
  );
}

function Verdict({ publicUrl, seen }: { publicUrl: string; seen: string }) {
  if (new URL(publicUrl).origin !== seen) {
    return (
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        Votre navigateur est à {seen}. Si c’est là que viendront vos visiteurs, donnez au serveur la variable
        PUBLIC_URL={seen} et redémarrez-le ; derrière un mandataire, TRUST_PROXY=1 aussi. Sinon, revenez par{' '}
        {publicUrl}.
      </Alert>
    );
  }
  if (!publicUrl.startsWith('https://')) {
    return (
      <Alert severity="info">
        C’est aussi ce que voit votre navigateur. Avant d’ouvrir à tous, mettez devant le site un mandataire
        qui parle HTTPS, puis donnez au serveur PUBLIC_URL=https://votre-domaine.fr et TRUST_PROXY=1, et
        redémarrez-le.
      </Alert>
    );
  }
  return <Alert severity="success">C’est aussi ce que voit votre navigateur.</Alert>;
}
