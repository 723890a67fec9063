import { Box, Button, Card, Stack, Typography } from '@mui/material';
import ArrowLeft from '~icons/arrow-left';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { said, statusOf } from '../api/refusal';
import { LoadFailure } from '../frame/LoadFailure';
import { NotFoundScreen } from '../frame/NotFoundScreen';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import type { User } from './user';
import { UserActivity } from './UserActivity';
import { UserFacts } from './UserFacts';
import { UserMenu } from './UserMenu';
import { UserReports } from './UserReports';

/** One member: facts, activity, reports received. */
export function Component() {
  const { id = '' } = useParams();
  const { data: user, error } = useGetOne<User>('utilisateurs', { id: Number(id) });
  if (error && [400, 404].includes(statusOf(error) ?? 0)) return <NotFoundScreen />;
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
            to="/utilisateurs"
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
        <Card component="section" aria-labelledby="activite" sx={{ p: 2 }}>
          <Typography variant="h2" id="activite" sx={{ mb: 1.5 }}>
            Activité
          </Typography>
          <UserActivity id={user.id} />
        </Card>
        <Card component="section" aria-labelledby="signalements-recus" sx={{ p: 2 }}>
          <Typography variant="h2" id="signalements-recus" sx={{ mb: 1.5 }}>
            Signalements reçus
          </Typography>
          <UserReports id={user.id} />
        </Card>
      </Box>
    </Screen>
  );
}
