import type { User } from '../../../features/session/session';
import { ButtonLink } from '../../../ui/controls';
import { EmptyState } from '../../../ui/EmptyState';
import { ContributionList } from '../../contributions/ContributionList';

export function ContributionsTab({ user }: { user: User }) {
  if (user.isContributor || user.isAdmin === true) return <ContributionList memberId={user.id} />;
  return (
    <EmptyState title="Aucune contribution">
      <p>Les contributeurs publient des tutoriels sur le site.</p>
      <ButtonLink to="/devenir-contributeur" variant="outline" mt="5">
        Devenir contributeur
      </ButtonLink>
    </EmptyState>
  );
}
