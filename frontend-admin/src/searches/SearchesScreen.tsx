import { useSearchParams } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { AskedSearches } from './AskedSearches';
import { BestAnswers } from './BestAnswers';
import { Synonyms } from './Synonyms';

const tabs = [
  { name: 'faites', label: 'Recherches faites' },
  { name: 'synonymes', label: 'Synonymes' },
  { name: 'reponses', label: 'Meilleures réponses' },
] as const;

export function Component() {
  const [params, setParams] = useSearchParams();
  const { name } = tabs.find((tab) => tab.name === params.get('onglet')) ?? tabs[0];
  const about = params.get('texte') ?? '';
  const go = (onglet: string, texte?: string) => setParams(texte ? { onglet, texte } : { onglet });
  return (
    <Screen
      title="Recherches"
      lead="Ce qui est cherché, et ce que la recherche apprend de vous : des synonymes et de meilleures réponses, qui agissent aussitôt."
    >
      <ScreenTabs label="Recherches" tabs={tabs} chosen={name} onChoose={(chosen) => go(chosen)}>
        {name === 'faites' && (
          <AskedSearches
            onAnswer={(text) => go('reponses', text)}
            onExplain={(text) => go('synonymes', text)}
          />
        )}
        {name === 'synonymes' && <Synonyms about={about} />}
        {name === 'reponses' && <BestAnswers about={about} />}
      </ScreenTabs>
    </Screen>
  );
}
