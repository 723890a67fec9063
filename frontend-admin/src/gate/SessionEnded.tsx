import { Button, Dialog, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/http';
import { queryClient } from '../api/query-client';
import { codeOf } from '../api/refusal';
import { ServerForm } from '../forms/ServerForm';
import { TextInput } from '../forms/TextInput';
import { Muted } from '../frame/Muted';

interface Values {
  password?: string;
  code?: string;
}

interface SessionEndedProps {
  username: string;
  onLater: () => void;
}

/** Asks for the password in a dialog above the console, which keeps what was typed. */
export function Component({ username, onLater }: SessionEndedProps) {
  const [asksCode, setAsksCode] = useState(false);
  const signIn = async ({ password = '', code = '' }: Values) => {
    try {
      return await call('POST', '/api/auth/login', {
        body: { username, password, ...(asksCode && { code }) },
      });
    } catch (error) {
      if (codeOf(error) === 'two_factor_required') setAsksCode(true);
      throw error;
    }
  };
  return (
    <Dialog open onClose={onLater} fullWidth maxWidth="xs" aria-labelledby="session">
      <DialogTitle id="session">Votre session a expiré</DialogTitle>
      <Muted sx={{ px: 3, pb: 1 }}>
        Reconnectez-vous pour continuer. Ce que vous avez écrit est toujours là. Compte : {username}
      </Muted>
      <ServerForm
        record={{}}
        save="Se connecter"
        run={signIn}
        failed="La connexion n’a pas abouti."
        done={{ title: 'Connexion réussie', description: 'Vous pouvez reprendre où vous en étiez.' }}
        refreshes={[]}
        onSuccess={() =>
          void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
        }
        beside={
          <Button color="inherit" onClick={onLater}>
            Plus tard
          </Button>
        }
      >
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <TextInput
          source="password"
          label="Mot de passe"
          type="password"
          autoComplete="current-password"
          autoFocus
          isRequired
          maxLength={1000}
        />
        {asksCode && (
          <TextInput
            source="code"
            label="Code de vérification"
            helperText="Six chiffres, ou l’un de vos codes de secours."
            autoComplete="one-time-code"
            isRequired
            isCode
            maxLength={20}
          />
        )}
      </ServerForm>
    </Dialog>
  );
}
