import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Waiting';
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

/** What makes the site its operator’s. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { name, Content } = tabs.find((tab) => tab.name === params.get('onglet')) ?? tabs[0];
  const { data: appearance, isError } = useQuery(appearanceQuery);
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
        {appearance && <Content appearance={appearance} />}
        {isError && <LoadFailure>Erreur lors de la récupération de l’apparence</LoadFailure>}
        {!appearance && !isError && <Waiting label="Chargement de l’apparence" />}
      </ScreenTabs>
    </Screen>
  );
}
