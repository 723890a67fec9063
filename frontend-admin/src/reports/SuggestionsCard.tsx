import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../frame/Loaded';
import { Section } from '../frame/Section';
import { Categories } from './Categories';
import { Figures } from './Figures';
import { Priorities } from './Priorities';
import { overviewQuery } from './report';

const tabs = [
  { label: 'Priorités', Content: Priorities },
  { label: 'Catégories', Content: Categories },
  { label: 'Statistiques', Content: Figures },
];

/** Moderation suggestions. */
export function SuggestionsCard() {
  const query = useQuery(overviewQuery);
  const [tab, setTab] = useState(0);
  const { Content } = tabs[tab]!;
  return (
    <Section
      title="Suggestions de modération"
      isFlush
      actions={
        <Tabs
          value={tab}
          onChange={(_, value: number) => setTab(value)}
          aria-label="Suggestions de modération"
          sx={{ my: -1.5 }}
        >
          {tabs.map(({ label }, index) => (
            <Tab key={label} label={label} id={`suggestion-${index}`} aria-controls="suggestion" />
          ))}
        </Tabs>
      }
    >
      <Box
        role="tabpanel"
        id="suggestion"
        aria-labelledby={`suggestion-${tab}`}
        tabIndex={0}
        sx={{ borderTop: 1, borderColor: 'divider', p: 2.5, maxHeight: 340, overflowY: 'auto' }}
      >
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
    </Section>
  );
}
