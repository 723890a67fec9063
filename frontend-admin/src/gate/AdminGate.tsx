import { Alert, AlertTitle, Box, Button, CircularProgress, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { codeOf, said, statusOf } from '../api/refusal';
import { onDemand } from '../frame/on-demand';
import { siteQuery } from '../frame/site';
import { sitePaths } from '../paths';
import { signInPath } from './session';
import { staffRulesQuery } from './staff-rules';

const REDIRECT_AFTER_MS = 2000;

const SessionEnded = onDemand(() => import('./SessionEnded'));

/** Lets administrators, moderators and reviewers in. Anything but a clear yes from the server is a refusal. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { identity, error, errorUpdatedAt, isPending, refetch } = useGetIdentity({ staleTime: 0 });
  const isUnauthorised = statusOf(error) === 401;
  const isAnonymous = isUnauthorised && !identity;
  const isLetIn = [identity?.isAdmin, identity?.isModerator, identity?.isReviewer].includes(true);
  const hasEnded = isUnauthorised && isLetIn;
  const [putOffAt, putOff] = useState(0);
  const rules = useQuery({ ...staffRulesQuery, enabled: isLetIn && !hasEnded });
  // If the rule is made while somebody works, the screen stays, so that they keep what they typed; the server refuses
  // their requests.
  const lacksFactor = codeOf(rules.error) === 'two_factor_needed' && rules.data === undefined;
  // Every window title contains the site’s name.
  const { isPending: isUnnamed } = useQuery(siteQuery);

  useEffect(() => {
    if (!isAnonymous) return;
    const timer = setTimeout(() => location.assign(signInPath()), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAnonymous]);

  if (identity && isLetIn && !rules.isPending && !lacksFactor && !isUnnamed) {
    return (
      // Remounts for another person, who must not find what was typed here.
      <Fragment key={identity.id}>
        {children}
        {hasEnded && errorUpdatedAt > putOffAt && (
          <Suspense>
            <SessionEnded
              username={(identity as unknown as { username: string }).username}
              onLater={() => putOff(errorUpdatedAt)}
            />
          </Suspense>
        )}
      </Fragment>
    );
  }
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
    return (
      <Outside title="Erreur" retry={() => void refetch()}>
        Le serveur ne répond pas : vos autorisations n’ont pas pu être vérifiées.
      </Outside>
    );
  }
  if (lacksFactor) {
    return (
      <Outside
        severity="warning"
        title="Second facteur demandé"
        leave={[sitePaths.account, 'Mettre en place un second facteur']}
      >
        {said(rules.error)}
      </Outside>
    );
  }
  if (isAnonymous) {
    return (
      <Outside title="Accès refusé" leave={[signInPath(), 'Se connecter maintenant']}>
        Vous devez vous connecter pour accéder à cette page.
      </Outside>
    );
  }
  return (
    <Outside title="Accès refusé" leave={[sitePaths.home, 'Retour à l’accueil']}>
      Vous n'avez pas les droits administrateurs nécessaires pour accéder à cette page.
    </Outside>
  );
}

interface OutsideProps {
  title: string;
  severity?: 'error' | 'warning';
  retry?: () => void;
  /** Link to another page, with its label. */
  leave?: [path: string, label: string];
  children: ReactNode;
}

/** Message shown instead of the console. */
function Outside({ title, severity = 'error', retry, leave, children }: OutsideProps) {
  const action = retry && (
    <Button color="inherit" onClick={retry}>
      Réessayer
    </Button>
  );
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', p: 3, pt: 8 }}>
      <Alert severity={severity} action={action}>
        <AlertTitle component="h1">{title}</AlertTitle>
        {children}
      </Alert>
      {leave && (
        <Link href={leave[0]} sx={{ display: 'inline-block', mt: 2 }}>
          {leave[1]}
        </Link>
      )}
    </Box>
  );
}
