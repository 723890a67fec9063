import { Badge, Card, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import ShieldCheck from '~icons/shield-check';
import type { User } from '../../../features/session/session';
import { ButtonLink } from '../../../ui/controls';
import { PublicPageChoices } from './PublicPageChoices';
import { ProfileForm } from './ProfileForm';

export function InformationTab({ user }: { user: User }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="8" alignItems="start">
      <ProfileForm user={user} />
      <Stack gap="6">
        <Card.Root as="section" aria-labelledby="_account-title">
          <Heading as="h2" fontSize="lg" mb="3" id="_account-title">
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
              Adresse, mot de passe, sessions ouvertes, copie et suppression de vos données.
            </Text>
            <ButtonLink to="/profil/compte" variant="outline">
              <ShieldCheck size={18} aria-hidden /> Gérer mon compte
            </ButtonLink>
          </Stack>
        </Card.Root>
        <PublicPageChoices userId={user.id} />
      </Stack>
    </Grid>
  );
}
