import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Circle from '~icons/circle';
import CircleCheck from '~icons/circle-check';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { LoadFailure } from '../frame/LoadFailure';
import { checklistQuery, type CheckedItem } from './first-run';

interface Line {
  label: string;
  todo: string;
  /** Where to do it; undefined for what only the server’s operator can change. */
  path?: string;
}

const lines: Record<CheckedItem['name'], Line> = {
  firstRun: {
    label: 'Premiers pas',
    todo: 'Il reste des étapes remises à plus tard.',
    path: '/premiers-pas',
  },
  legal: {
    label: 'Mentions légales',
    todo: 'La loi demande qui édite et héberge le site : quatre champs à remplir.',
    path: '/pages',
  },
  privacy: {
    label: 'Page de confidentialité',
    todo: 'Relisez-la : elle dit ce que le site garde de ses membres, et vous en répondez.',
    path: '/pages/confidentialite',
  },
  accessibility: {
    label: 'Déclaration d’accessibilité',
    todo: 'Relisez-la, et dites ce que vos textes respectent ou non.',
    path: '/pages/accessibilite',
  },
  contact: {
    label: 'Adresse de contact',
    todo: 'Les messages de la page Contact vont aux administrateurs : donnez à l’un d’eux une adresse que l’on lit.',
    path: '/utilisateurs',
  },
  mail: {
    label: 'Courrier',
    todo: 'Aucun message d’essai n’a encore été pris par le serveur de courrier, tel qu’il est réglé.',
    path: '/courrier',
  },
  backup: {
    label: 'Sauvegarde',
    todo: 'Aucune sauvegarde depuis trois jours.',
    path: '/parametres?tab=maintenance',
  },
  https: {
    label: 'Adresse en HTTPS',
    todo: 'Donnez au serveur la variable PUBLIC_URL, une adresse publique en https://, et redémarrez-le.',
  },
  access: {
    label: 'Accès de secours',
    todo: 'Nommez un second administrateur, ou protégez le vôtre par un second facteur, dans votre profil.',
    path: '/utilisateurs',
  },
};

/** What a public site in France must have. Hidden once complete. */
export function Checklist() {
  const { data: items, isError } = useQuery(checklistQuery);
  if (!items)
    return isError ? <LoadFailure>Erreur lors de la récupération de la liste d’ouverture</LoadFailure> : null;
  if (items.every(({ isDone }) => isDone)) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Card component="section" aria-labelledby="liste-ouverture">
      <Stack sx={{ p: 2.5, pb: 1.5, gap: 0.5 }}>
        <Typography variant="h2" id="liste-ouverture">
          Avant d’ouvrir à tous
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Ce qu’un site public doit avoir : {done} sur {items.length}. La liste disparaît une fois complète.
        </Typography>
      </Stack>
      <Box component="ul" aria-label="Liste d’ouverture" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </Box>
    </Card>
  );
}

function Item({ item: { name, isDone, isAttestable } }: { item: CheckedItem }) {
  const { label, todo, path } = lines[name];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1,
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: { sm: 'center' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.25, flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ color: isDone ? 'success.main' : 'text.secondary', pt: 0.25, flexShrink: 0 }}>
          {isDone ? (
            <CircleCheck size={20} aria-label="Fait :" />
          ) : (
            <Circle size={20} aria-label="À faire :" />
          )}
        </Box>
        <Box>
          {path && !isDone ? (
            <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
              {label}
            </Link>
          ) : (
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
          )}
          {!isDone && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {todo}
            </Typography>
          )}
        </Box>
      </Stack>
      {isAttestable && !isDone && <Attest name={name as 'privacy' | 'accessibility'} label={label} />}
    </Stack>
  );
}

function Attest({ name, label }: { name: 'privacy' | 'accessibility'; label: string }) {
  const queryClient = useQueryClient();
  const attesting = useAction(
    () => call('PUT', '/api/admin/checklist/{name}', { path: { name }, body: { isTrue: true } }),
    {
      failed: 'Cela n’a pas pu être noté.',
      onSuccess: ({ items }) => queryClient.setQueryData(checklistQuery.queryKey, items),
    },
  );
  return (
    <Button
      size="small"
      variant="outlined"
      loading={attesting.isPending}
      aria-label={`${label} : je l’ai relue`}
      sx={{ alignSelf: { xs: 'flex-start', sm: 'center' }, ml: { xs: 4, sm: 0 }, flexShrink: 0 }}
      onClick={() => attesting.mutate()}
    >
      Je l’ai relue
    </Button>
  );
}
