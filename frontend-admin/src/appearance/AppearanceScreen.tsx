import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { appearanceQuery } from './appearance';
import { CommunityTab } from './CommunityTab';
import { HomeTab } from './HomeTab';
import { IdentityTab } from './IdentityTab';
import { LinksTab } from './LinksTab';
import { MailTab } from './MailTab';

const tabs = [
  { name: 'identite', label: 'Identité', Content: IdentityTab },
  { name: 'accueil', label: 'Accueil', Content: HomeTab },
  { name: 'liens', label: 'Liens et textes', Content: LinksTab },
  { name: 'communaute', label: 'Communauté', Content: CommunityTab },
  { name: 'courrier', label: 'Courrier', Content: MailTab },
] as const;

export function Component() {
  const query = useQuery(appearanceQuery);
  return (
    <Screen
      title="Apparence"
      lead="Ce que les visiteurs voient de votre site. Un champ laissé vide garde ce qui est prévu à l’origine."
    >
      <AddressTabs label="Apparence" tabs={tabs}>
        {({ Content }) => (
          <Loaded query={query} of="de l’apparence">
            {() => <Content />}
          </Loaded>
        )}
      </AddressTabs>
    </Screen>
  );
}
