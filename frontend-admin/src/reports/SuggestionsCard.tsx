import { Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { Categories } from './Categories';
import { Figures } from './Figures';
import { Priorities } from './Priorities';
import { overviewQuery } from './overview';

const tabs = [
  { label: 'Priorités', Content: Priorities },
  { label: 'Catégories', Content: Categories },
  { label: 'Statistiques', Content: Figures },
];

/** Moderation suggestions. */
export function SuggestionsCard() {
  const { data: overview, isError } = useQuery(overviewQuery);
  const [tab, setTab] = useState(0);
  const { Content } = tabs[tab]!;
  const total = overview && Object.values(overview.statuses).reduce((sum, count) => sum + count, 0);
  return (
    <Card component="section" aria-labelledby="suggestions">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, px: 2 }}>
        <Typography variant="h2" id="suggestions" sx={{ flexGrow: 1, py: 1.25 }}>
          Suggestions de modération
        </Typography>
        <Tabs
          value={tab}
          onChange={(_, value: number) => setTab(value)}
          aria-label="Suggestions de modération"
        >
          {tabs.map(({ label }, index) => (
            <Tab key={label} label={label} id={`suggestion-${index}`} aria-controls="suggestion" />
          ))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id="suggestion"
        aria-labelledby={`suggestion-${tab}`}
        tabIndex={0}
        sx={{ borderTop: 1, borderColor: 'divider', p: 2, maxHeight: 340, overflowY: 'auto' }}
      >
        {isError && <LoadFailure>Les suggestions n’ont pas pu être chargées.</LoadFailure>}
        {!overview && !isError && <Waiting label="Chargement des suggestions" />}
        {total === 0 && <Typography>Aucun signalement à traiter</Typography>}
        {overview && total !== 0 && <Content overview={overview} />}
      </Box>
    </Card>
  );
}
