import { idOf } from '@passerelle/api-client/address-id';
import { Box, Button, Stack } from '@mui/material';
import ArrowLeft from '~icons/arrow-left';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { said, statusOf } from '../api/refusal';
import { LoadFailure } from '../frame/LoadFailure';
import { NotFoundScreen } from '../frame/ScreenError';
import { Screen } from '../frame/Screen';
import { Section } from '../frame/Section';
import { Waiting } from '../frame/Loaded';
import { paths } from '../paths';
import type { User } from './user';
import { UserActivity } from './UserActivity';
import { UserFacts } from './UserFacts';
import { UserMenu } from './UserMenu';
import { UserReports } from './UserReports';

/** One member: facts, activity, reports received. */
export function Component() {
  const id = idOf(useParams()['id']);
  const { data: user, error } = useGetOne<User>('utilisateurs', { id }, { enabled: id > 0 });
  if (id === 0 || statusOf(error) === 404) return <NotFoundScreen />;
  if (error) {
    return (
      <Screen title="Membre">
        <LoadFailure>{said(error) ?? 'Erreur lors de la récupération du membre'}</LoadFailure>
      </Screen>
    );
  }
  if (!user) return <Waiting label="Chargement du membre" />;
  return (
    <Screen
      title={user.displayName}
      actions={
        <Stack direction="row">
          <Button
            component={Link}
            to={paths.users}
            color="inherit"
            startIcon={<ArrowLeft size={18} aria-hidden />}
          >
            Tous les membres
          </Button>
          <UserMenu user={user} />
        </Stack>
      }
    >
      <UserFacts user={user} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
        <Section title="Activité">
          <UserActivity id={user.id} />
        </Section>
        <Section title="Signalements reçus">
          <UserReports id={user.id} />
        </Section>
      </Box>
    </Screen>
  );
}
