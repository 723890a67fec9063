import { useSearchParams } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
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
  const [params, setParams] = useSearchParams();
  const { name, Panel } = tabs.find((tab) => tab.name === params.get('onglet')) ?? tabs[0];
  return (
    <Screen
      title="Inscriptions"
      lead="Qui rejoint le site, qui y publie, et ce qui leur est demandé."
      actions={<NewInvitation />}
    >
      <ScreenTabs label="Inscriptions" tabs={tabs} chosen={name} onChoose={(onglet) => setParams({ onglet })}>
        <Panel />
      </ScreenTabs>
    </Screen>
  );
}
