import { useQuery } from '@tanstack/react-query';
import Hourglass from '~icons/hourglass';
import { counted } from '@passerelle/api-client/numbers';
import { StatCard } from '../dashboard/StatCard';
import { paths } from '../paths';
import { backlogQuery, formatLag } from './backlog';

/** Backlog of background work. */
export function BacklogCard() {
  const { data } = useQuery(backlogQuery);
  return (
    <StatCard
      label="Traitements en attente"
      icon={Hourglass}
      path={paths.maintenance}
      isWide
      value={data?.pending}
    >
      {data && (
        <>
          <div>{data.pending > 0 ? `Retard : ${formatLag(data.lagMs)}` : 'Aucun retard'}</div>
          {data.medianLagMs !== null && <div>{`Délai habituel : ${formatLag(data.medianLagMs)}`}</div>}
          {data.deadLetters > 0 && (
            <div>{counted(data.deadLetters, 'traitement en échec', 'traitements en échec')}</div>
          )}
        </>
      )}
    </StatCard>
  );
}
