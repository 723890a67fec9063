import { Box, List } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Circle from '~icons/circle';
import CircleCheck from '~icons/circle-check';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';
import { Line } from '../frame/Line';
import { LoadFailure } from '../frame/LoadFailure';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
import { paths } from '../paths';
import { checklistQuery, type CheckedItem } from './first-run';

interface Todo {
  label: string;
  todo: string;
  /** Screen for the task; undefined if only the server’s environment can change it. */
  path?: string;
}

const lines: Record<CheckedItem['name'], Todo> = {
  firstRun: {
    label: 'Premiers pas',
    todo: 'Il reste des étapes remises à plus tard.',
    path: paths.firstRun,
  },
  legal: {
    label: 'Mentions légales',
    todo: 'La loi demande qui édite et héberge le site : quatre champs à remplir.',
    path: paths.pages,
  },
  privacy: {
    label: 'Page de confidentialité',
    todo: 'Relisez-la : elle dit ce que le site garde de ses membres, et vous en répondez.',
    path: paths.page('confidentialite'),
  },
  accessibility: {
    label: 'Déclaration d’accessibilité',
    todo: 'Relisez-la, et dites ce que vos textes respectent ou non.',
    path: paths.page('accessibilite'),
  },
  contact: {
    label: 'Adresse de contact',
    todo: 'Les messages de la page Contact vont aux administrateurs : donnez à l’un d’eux une adresse que l’on lit.',
    path: paths.users,
  },
  mail: {
    label: 'Courrier',
    todo: 'Aucun message d’essai n’a encore été pris par le serveur de courrier, tel qu’il est réglé.',
    path: paths.mail,
  },
  backup: {
    label: 'Sauvegarde',
    todo: 'Aucune sauvegarde depuis trois jours.',
    path: paths.maintenance,
  },
  https: {
    label: 'Adresse en HTTPS',
    todo: 'Donnez au serveur la variable PUBLIC_URL, une adresse publique en https://, et redémarrez-le.',
  },
  access: {
    label: 'Accès de secours',
    todo: 'Nommez un second administrateur, ou protégez le vôtre par un second facteur, dans votre profil.',
    path: paths.users,
  },
};

/** Tasks before a site in France can be public. Hidden once complete. */
export function Checklist() {
  const { data, isError } = useQuery(checklistQuery);
  if (!data) {
    return isError ? <LoadFailure>Erreur lors de la récupération de la liste d’ouverture</LoadFailure> : null;
  }
  const { items } = data;
  if (items.every(({ isDone }) => isDone)) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <Section
      title="Avant d’ouvrir à tous"
      lead={`Ce qu’un site public doit avoir : ${done} sur ${items.length}. La liste disparaît une fois complète.`}
      isFlush
    >
      <List disablePadding aria-label="Liste d’ouverture">
        {items.map((item) => (
          <Item key={item.name} item={item} />
        ))}
      </List>
    </Section>
  );
}

function Item({ item: { name, isDone, isAttestable } }: { item: CheckedItem }) {
  const { label, todo, path } = lines[name];
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <Line
      icon={
        <Box sx={{ color: isDone ? 'success.main' : 'text.secondary', pt: 0.25, flexShrink: 0 }}>
          <Icon size={20} aria-label={isDone ? 'Fait :' : 'À faire :'} />
        </Box>
      }
      title={label}
      path={isDone ? undefined : path}
      action={isAttestable && !isDone && <Attest name={name as 'privacy' | 'accessibility'} label={label} />}
    >
      {!isDone && <Muted>{todo}</Muted>}
    </Line>
  );
}

function Attest({ name, label }: { name: 'privacy' | 'accessibility'; label: string }) {
  return (
    <ActionButton
      size="small"
      variant="outlined"
      aria-label={`${label} : je l’ai relue`}
      sx={{ ml: { xs: 4, sm: 0 } }}
      run={() => call('PUT', '/api/admin/checklist/{name}', { path: { name }, body: { isTrue: true } })}
      failed="Cela n’a pas pu être noté."
      answers={checklistQuery}
    >
      Je l’ai relue
    </ActionButton>
  );
}
