import { Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from '~icons/refresh-cw';
import type { ReactNode } from 'react';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { Checks } from './Checks';
import { conditionQuery } from './condition';
import { DiskUse } from './DiskUse';
import { LastDay } from './LastDay';

/** Health of the site and what to do about problems. */
export function Component() {
  const { data: condition, isError, isFetching, refetch } = useQuery(conditionQuery);
  return (
    <Screen
      title="État du site"
      lead="Ce qui va bien, ce qui ne va pas, et ce qu’il y a à faire."
      actions={
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={18} aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Vérifier
        </Button>
      }
    >
      {!condition && isError && <LoadFailure>L’état du site n’a pas pu être vérifié</LoadFailure>}
      {!condition && !isError && <Waiting label="Vérification du site" />}
      {condition && (
        <>
          <Checks checks={condition.checks} />
          <Part title="Place prise">
            <DiskUse taken={condition.taken} />
          </Part>
        </>
      )}
      <Part title="Dernières 24 heures">
        <LastDay />
      </Part>
    </Screen>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Typography variant="h2" sx={{ p: 2, pb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
