import { Button, chakra, Grid, Heading, List, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { collectionsQuery } from '../../features/collections/collection';
import { CollectionDialog } from '../../features/collections/CollectionDialog';
import { Select } from '../../ui/inputs';
import { EmptyState } from '../../ui/EmptyState';
import { Failure } from '../../ui/Failure';
import { LabelledField } from '../../ui/LabelledField';
import { arrange, filters, sorts, type Filter, type Sort } from './collection-view';
import { CollectionCard } from './CollectionCard';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(18rem, 1fr))' };

export function CollectionList() {
  const { data, isError, refetch } = useQuery(collectionsQuery());
  const [filter, setFilter] = useState<Filter>('all');
  const [sort, setSort] = useState<Sort>('recent');
  const [creating, setCreating] = useState(false);
  const shown = data && arrange(data.collections, filter, sort);
  return (
    <chakra.section mb={{ base: '10', md: '12' }} aria-labelledby="_collections-title">
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '1fr auto auto auto' }}
        alignItems="end"
        gap="4"
        mb="6"
      >
        <Heading
          as="h2"
          fontSize="2xl"
          alignSelf="center"
          gridColumn={{ base: '1 / -1', md: 'auto' }}
          id="_collections-title"
        >
          Mes collections
        </Heading>
        <Choice label="Filtrer" choices={filters} value={filter} onChange={setFilter} />
        <Choice label="Trier" choices={sorts} value={sort} onChange={setSort} />
        <Button onClick={() => setCreating(true)} gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Plus size={18} aria-hidden /> Nouvelle collection
        </Button>
      </Grid>
      {shown && shown.length > 0 && (
        <List.Root display="grid" gridTemplateColumns={columns} gap="5">
          {shown.map((collection) => (
            <li key={collection.id}>
              <CollectionCard collection={collection} />
            </li>
          ))}
        </List.Root>
      )}
      {shown?.length === 0 && (
        <EmptyState
          title={data?.collections.length ? 'Aucune collection ne répond à ce filtre' : 'Aucune collection'}
          as="h3"
        >
          {data?.collections.length === 0 && (
            <p>Créez la première, puis rangez-y des tutoriels depuis leur page.</p>
          )}
        </EmptyState>
      )}
      {isError && !shown && (
        <Failure message="Impossible de charger vos collections." onRetry={() => void refetch()} />
      )}
      {!shown && !isError && <CardSkeletons />}
      <CollectionDialog open={creating} onClose={() => setCreating(false)} />
    </chakra.section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <LabelledField label={label}>
      <Select value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {Object.entries<string>(choices).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}

function CardSkeletons() {
  return (
    <Grid templateColumns={columns} gap="5" role="status" aria-label="Chargement de vos collections">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} h="44" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** Skeleton with heading and filters. */
export function CollectionListSkeleton() {
  return (
    <>
      <Skeleton h="18" mb="6" />
      <CardSkeletons />
    </>
  );
}
