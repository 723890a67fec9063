import { Alert, AlertTitle, Box, CircularProgress } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';

type Access = 'checking' | 'anonymous' | 'refused' | 'granted';

const REDIRECT_AFTER_MS = 2000;

/** Lets administrators in. The server answers who one is; anything but a clear yes stays outside. */
export function AdminGate({ children }: { children: ReactNode }) {
  const [access, setAccess] = useState<Access>('checking');

  useEffect(() => {
    readAccess().then(setAccess, () => setAccess('anonymous'));
  }, []);

  useEffect(() => {
    if (access !== 'anonymous') return;
    const timer = setTimeout(() => location.assign('/connexion'), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [access]);

  if (access === 'granted') return children;
  if (access === 'checking') {
    return (
      <Box
        role="status"
        sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'center', p: 8 }}
      >
        <CircularProgress size={24} aria-hidden /> Vérification des autorisations...
      </Box>
    );
  }
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3 }}>
      <Alert severity="error">
        <AlertTitle>Accès refusé</AlertTitle>
        {access === 'anonymous'
          ? 'Vous devez vous connecter pour accéder à cette page.'
          : "Vous n'avez pas les droits administrateurs nécessaires pour accéder à cette page."}
      </Alert>
    </Box>
  );
}

async function readAccess(): Promise<Access> {
  const response = await fetch('/api/auth/me', { credentials: 'include' });
  if (!response.ok) return 'anonymous';
  const { isAdmin } = (await response.json()) as { isAdmin?: unknown };
  return isAdmin === true ? 'granted' : 'refused';
}
