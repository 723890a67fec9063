import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../frame/Loaded';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Section } from '../frame/Section';
import { Categories } from './Categories';
import { Figures } from './Figures';
import { Priorities } from './Priorities';
import { overviewQuery } from './report';

const tabs = [
  { name: 'priorites', label: 'Priorités', Content: Priorities },
  { name: 'categories', label: 'Catégories', Content: Categories },
  { name: 'statistiques', label: 'Statistiques', Content: Figures },
];

/** Moderation suggestions. */
export function SuggestionsCard() {
  const query = useQuery(overviewQuery);
  const [chosen, setChosen] = useState('priorites');
  const { Content } = tabs.find(({ name }) => name === chosen)!;
  return (
    <Section title="Suggestions de modération" isFlush>
      <ScreenTabs label="Suggestions de modération" tabs={tabs} chosen={chosen} onChoose={setChosen}>
        <Box sx={{ p: 2.5, maxHeight: 340, overflowY: 'auto' }}>
          <Loaded query={query} of="des suggestions" failed="Les suggestions n’ont pas pu être chargées.">
            {(overview) =>
              Object.values(overview.statuses).some((count) => count > 0) ? (
                <Content overview={overview} />
              ) : (
                <Typography>Aucun signalement à traiter</Typography>
              )
            }
          </Loaded>
        </Box>
      </ScreenTabs>
    </Section>
  );
}
