import { useQuery } from '@tanstack/react-query';
import Hourglass from '~icons/hourglass';
import { StatCard } from '../dashboard/StatCard';
import { formatNumber } from '../dashboard/statistics';
import { backlogQuery, formatLag } from './backlog';

/** Backlog of background work. */
export function BacklogCard() {
  const { data } = useQuery(backlogQuery);
  return (
    <StatCard
      label="Traitements en attente"
      icon={Hourglass}
      path="/parametres?tab=maintenance"
      isWide
      value={data ? formatNumber(data.pending) : '–'}
    >
      {data && (
        <>
          <div>{data.pending > 0 ? `Retard : ${formatLag(data.lagMs)}` : 'Aucun retard'}</div>
          {data.medianLagMs !== null && <div>{`Délai habituel : ${formatLag(data.medianLagMs)}`}</div>}
          {data.deadLetters > 0 && <div>{failures(data.deadLetters)}</div>}
        </>
      )}
    </StatCard>
  );
}

function failures(count: number): string {
  return `${formatNumber(count)} ${count > 1 ? 'traitements en échec' : 'traitement en échec'}`;
}
