import { Grid, Heading, Stack, Text } from '@chakra-ui/react';
import ShieldCheck from '~icons/shield-check';
import type { User } from '../../features/session/session';
import { Badge, ButtonLink, Panel } from '../../ui/controls';
import { ProfileForm } from './ProfileForm';

export function InformationTab({ user }: { user: User }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="8" alignItems="start">
      <ProfileForm user={user} />
      <Panel aria-labelledby="account-title">
        <Heading as="h2" id="account-title" fontSize="lg" mb="3">
          Compte et sécurité
        </Heading>
        <Stack gap="3" fontSize="sm">
          <Text overflowWrap="anywhere">
            Nom d’utilisateur : <strong>{user.username}</strong>
          </Text>
          <Text overflowWrap="anywhere">
            Adresse : <strong>{user.email}</strong>{' '}
            <Badge variant={user.emailConfirmed ? 'brand' : 'accent'}>
              {user.emailConfirmed ? 'Confirmée' : 'À confirmer'}
            </Badge>
          </Text>
          <Text color="fg.muted">
            Mot de passe, sessions ouvertes, second facteur, copie et suppression de vos données.
          </Text>
          <ButtonLink to="/profil/compte" variant="outline">
            <ShieldCheck size={18} aria-hidden /> Gérer mon compte
          </ButtonLink>
        </Stack>
      </Panel>
    </Grid>
  );
}
