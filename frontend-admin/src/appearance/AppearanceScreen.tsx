import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
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
  const [params, setParams] = useSearchParams();
  const { name, Content } = tabs.find((tab) => tab.name === params.get('onglet')) ?? tabs[0];
  const query = useQuery(appearanceQuery);
  return (
    <Screen
      title="Apparence"
      lead="Ce que les visiteurs voient de votre site. Un champ laissé vide garde ce qui est prévu à l’origine."
    >
      <ScreenTabs
        label="Apparence"
        tabs={tabs}
        chosen={name}
        onChoose={(chosen) => setParams({ onglet: chosen })}
      >
        <Loaded query={query} of="de l’apparence">
          {(appearance) => <Content appearance={appearance} />}
        </Loaded>
      </ScreenTabs>
    </Screen>
  );
}
