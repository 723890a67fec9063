import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { CommunityRules } from './CommunityRules';
import { ContributorRequests } from './ContributorRequests';
import { Invitations } from './Invitations';
import { NewInvitation } from './NewInvitation';

const tabs = [
  { name: 'demandes', label: 'Demandes de publier', Panel: ContributorRequests },
  { name: 'invitations', label: 'Invitations', Panel: Invitations },
  { name: 'regles', label: 'Règles', Panel: CommunityRules },
] as const;

export function Component() {
  return (
    <Screen
      title="Inscriptions"
      lead="Qui rejoint le site, qui y publie, et ce qui leur est demandé."
      actions={<NewInvitation />}
    >
      <AddressTabs label="Inscriptions" tabs={tabs}>
        {({ Panel }) => <Panel />}
      </AddressTabs>
    </Screen>
  );
}
