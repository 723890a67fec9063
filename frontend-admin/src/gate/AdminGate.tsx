import { Alert, AlertTitle, Box, Button, CircularProgress, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { codeOf, said, statusOf } from '../api/refusal';
import { siteQuery } from '../frame/site';
import { signInPath } from './session';
import { staffRulesQuery } from './staff-rules';

const REDIRECT_AFTER_MS = 2000;

/** Lets administrators, moderators and reviewers in. Anything but a clear yes from the server is a refusal. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { identity, error, isPending, refetch } = useGetIdentity({ staleTime: 0 });
  const isAnonymous = statusOf(error) === 401;
  const isLetIn =
    [identity?.isAdmin, identity?.isModerator, identity?.isReviewer].includes(true) && !isAnonymous;
  const rules = useQuery({ ...staffRulesQuery, enabled: isLetIn });
  const lacksFactor = codeOf(rules.error) === 'two_factor_needed';
  // Every window title contains the site’s name.
  const { isPending: isUnnamed } = useQuery(siteQuery);

  useEffect(() => {
    if (!isAnonymous) return;
    const timer = setTimeout(() => location.assign(signInPath()), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAnonymous]);

  if (isLetIn && !rules.isPending && !lacksFactor && !isUnnamed) return children;
  if (isPending || isUnnamed || (isLetIn && rules.isPending)) {
    return (
      <Box
        component="main"
        role="status"
        sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'center', p: 8 }}
      >
        <CircularProgress size={24} aria-hidden /> Vérification des autorisations...
      </Box>
    );
  }
  if (!identity && !isAnonymous) {
    const retry = (
      <Button color="inherit" onClick={() => void refetch()}>
        Réessayer
      </Button>
    );
    return (
      <Outside>
        <Alert severity="error" action={retry}>
          <AlertTitle component="h1">Erreur</AlertTitle>
          Le serveur ne répond pas : vos autorisations n’ont pas pu être vérifiées.
        </Alert>
      </Outside>
    );
  }
  if (lacksFactor) {
    return (
      <Outside>
        <Alert severity="warning">
          <AlertTitle component="h1">Second facteur demandé</AlertTitle>
          {said(rules.error)}
        </Alert>
        <Link href="/profil/compte" sx={{ display: 'inline-block', mt: 2 }}>
          Mettre en place un second facteur
        </Link>
      </Outside>
    );
  }
  return (
    <Outside>
      <Alert severity="error">
        <AlertTitle component="h1">Accès refusé</AlertTitle>
        {isAnonymous
          ? 'Vous devez vous connecter pour accéder à cette page.'
          : "Vous n'avez pas les droits administrateurs nécessaires pour accéder à cette page."}
      </Alert>
      <Link href={isAnonymous ? signInPath() : '/'} sx={{ display: 'inline-block', mt: 2 }}>
        {isAnonymous ? 'Se connecter maintenant' : 'Retour à l’accueil'}
      </Link>
    </Outside>
  );
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: 8 }}>
      {children}
    </Box>
  );
}
