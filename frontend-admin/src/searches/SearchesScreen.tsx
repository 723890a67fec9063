import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { AskedSearches } from './AskedSearches';
import { BestAnswers } from './BestAnswers';
import { Synonyms } from './Synonyms';

const tabs = [
  { name: 'faites', label: 'Recherches faites', Content: AskedSearches },
  { name: 'synonymes', label: 'Synonymes', Content: Synonyms },
  { name: 'reponses', label: 'Meilleures réponses', Content: BestAnswers },
] as const;

export function Component() {
  return (
    <Screen
      title="Recherches"
      lead="Ce qui est cherché, et ce que la recherche apprend de vous : des synonymes et de meilleures réponses, qui agissent aussitôt."
    >
      <AddressTabs label="Recherches" tabs={tabs}>
        {({ Content }) => <Content />}
      </AddressTabs>
    </Screen>
  );
}
