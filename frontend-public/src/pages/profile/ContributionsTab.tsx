import { Text } from '@chakra-ui/react';
import type { User } from '../../features/session/session';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { ContributionList } from '../contributions/ContributionList';

export function ContributionsTab({ user }: { user: User }) {
  if (user.isContributor || user.isAdmin === true) return <ContributionList />;
  return (
    <EmptyState title="Aucune contribution">
      <Text>Les contributeurs publient des tutoriels sur le site.</Text>
      <ButtonLink to="/devenir-contributeur" variant="outline" mt="5">
        Devenir contributeur
      </ButtonLink>
    </EmptyState>
  );
}
