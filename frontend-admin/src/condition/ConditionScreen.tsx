import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from '~icons/refresh-cw';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { Section } from '../frame/Section';
import { Checks } from './Checks';
import { conditionQuery } from './condition';
import { DiskUse } from './DiskUse';
import { LastDay } from './LastDay';

/** Health of the site and what to do about problems. */
export function Component() {
  const query = useQuery(conditionQuery);
  return (
    <Screen
      title="État du site"
      lead="Ce qui va bien, ce qui ne va pas, et ce qu’il y a à faire."
      actions={
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={18} aria-hidden />}
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Vérifier
        </Button>
      }
    >
      <Loaded query={query} of="de l’état du site" failed="L’état du site n’a pas pu être vérifié">
        {({ checks, taken }) => (
          <>
            <Checks checks={checks} />
            <Section title="Place prise" isFlush>
              <DiskUse taken={taken} />
            </Section>
          </>
        )}
      </Loaded>
      <Section title="Dernières 24 heures" isFlush>
        <LastDay />
      </Section>
    </Screen>
  );
}
