import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ListBase,
  RecordContextProvider,
  useListContext,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Loaded';
import { ListPagination } from './ListPagination';

interface CardTab {
  name: string;
  label: string;
  /** Shown when the tab lists nothing. */
  empty: ReactNode;
}

interface RecordCardsProps {
  /** Defaults to the resource of the screen. */
  resource?: string;
  label: string;
  /** « des messages » */
  of: string;
  empty?: ReactNode;
  /** One tab per value of the filter `source`, the first one chosen at first. */
  tabs?: { source: string; choices: readonly CardTab[] };
  /** Lines of a section, instead of one card each. */
  inCard?: boolean;
  /** Content of a card, for the record of the context. */
  children: ReactNode;
}

/** Records that don’t fit into the row of a table, in the order the server gives them. */
export function RecordCards({ resource, tabs, ...cards }: RecordCardsProps) {
  return (
    <ListBase
      // Such lists stand below tabs: their parameters would replace the tab in the address.
      {...(resource && { resource, disableSyncWithLocation: true })}
      {...(tabs && { filterDefaultValues: { [tabs.source]: tabs.choices[0]!.name } })}
      perPage={20}
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      {tabs ? <TabbedCards {...tabs} {...cards} /> : <Cards {...cards} />}
    </ListBase>
  );
}

type CardsProps = Omit<RecordCardsProps, 'resource' | 'tabs'>;

function TabbedCards({ source, choices, ...cards }: CardsProps & NonNullable<RecordCardsProps['tabs']>) {
  const list = useListContext();
  const filter = list.filterValues as Record<string, unknown>;
  const chosen = choices.find(({ name }) => name === filter[source]) ?? choices[0]!;
  return (
    <ScreenTabs
      label={cards.label}
      tabs={choices}
      chosen={chosen.name}
      onChoose={(name) => list.setFilters({ [source]: name })}
    >
      <Cards {...cards} empty={chosen.empty} />
    </ScreenTabs>
  );
}

function Cards({ label, of, empty, inCard = false, children }: CardsProps) {
  const { data, total = 0, perPage, error }: ListControllerResult<RaRecord> = useListContext();
  const failure = error && <LoadFailure ofList={inCard}>Erreur lors de la récupération {of}</LoadFailure>;
  if (!data) return failure ?? <Waiting label={`Chargement ${of}`} inCard={inCard} />;
  if (total === 0 && !failure) {
    return (
      <Typography
        sx={inCard ? { px: 2.5, pb: 2.5 } : { py: 4, textAlign: 'center', color: 'text.secondary' }}
      >
        {empty}
      </Typography>
    );
  }
  return (
    // After a failed refetch the loaded cards stay, with the answers that are being typed.
    <>
      {failure}
      <Stack component="ul" aria-label={label} sx={{ m: 0, p: 0, gap: inCard ? 0 : 2, listStyle: 'none' }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            {inCard ? (
              children
            ) : (
              <Card component="li" sx={{ p: 2.5 }}>
                <Stack sx={{ gap: 1.5 }}>{children}</Stack>
              </Card>
            )}
          </RecordContextProvider>
        ))}
      </Stack>
      {total > perPage && <ListPagination rowsPerPageOptions={[]} />}
    </>
  );
}
