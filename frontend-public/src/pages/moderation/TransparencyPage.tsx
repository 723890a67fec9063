import { Link } from 'react-router-dom';
import { Box, Container } from '@chakra-ui/react';
import { outcomeLabels, subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { reportReasons } from '@passerelle/api-client/report-reasons';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { apiQuery, load, type Answer } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { FailedPage } from '../../ui/FailedPage';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { useLook } from '../../lib/site';
import { sanctionLabels, type Told } from './decision';

type Quarter = Answer<'/api/moderation/figures'>['quarters'][number];

const figuresQuery = () => apiQuery('/api/moderation/figures');
const TITLE = 'Transparence de la modération';
const DESCRIPTION = 'Ce qui a été signalé et décidé, trimestre par trimestre, sans rien dire de personne.';
const NAMES = ['premier', 'deuxième', 'troisième', 'quatrième'];

export function Component() {
  const { data, error, refetch } = useQuery(figuresQuery());
  if (error && !data) {
    return (
      <FailedPage title="Impossible de charger ces chiffres." error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} path="/moderation" />
      <PageBanner title={TITLE} introduction={DESCRIPTION} />
      <Container>
        <Box className="prose" maxW="measure">
          <p>
            Tout membre peut signaler un commentaire, un tutoriel, une collection ou un membre. Des
            modérateurs décident ; qui est concerné reçoit le motif et peut demander une fois, pendant trente
            jours, qu’un autre modérateur, s’il y en a un, revoie la décision. Les règles sont celles des{' '}
            <Link to="/conditions-utilisation">conditions d’utilisation</Link>.
          </p>
          {data?.quarters.map((quarter) => (
            <QuarterPart key={`${quarter.year}-${quarter.quarter}`} quarter={quarter} />
          ))}
          {!data && <p role="status">Chargement des chiffres…</p>}
        </Box>
      </Container>
    </>
  );
}

function QuarterPart({
  quarter: { year, quarter, received, decided, appeals, medianSeconds },
}: {
  quarter: Quarter;
}) {
  const look = useLook();
  const reports = sum(received);
  const decisions = sum(decided);
  const name = `${NAMES[quarter - 1]} trimestre ${year}`;
  const asked = appeals.pending + appeals.upheld + appeals.reversed;
  return (
    <section aria-label={name}>
      <h2>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
      <p>
        {reports === 0 ? 'Aucun signalement' : `${reports} signalement${reports > 1 ? 's' : ''}`},{' '}
        {decisions === 0 ? 'aucune décision' : `${decisions} décision${decisions > 1 ? 's' : ''}`}
        {medianSeconds !== null && `${pace(decisions)} en moins ${duration(medianSeconds)}`}.{' '}
        {asked === 0
          ? 'Aucun recours.'
          : `${asked} recours : ${appeals.upheld} décision${appeals.upheld > 1 ? 's' : ''} maintenue${appeals.upheld > 1 ? 's' : ''}, ${appeals.reversed} annulée${appeals.reversed > 1 ? 's' : ''}, ${appeals.pending} à examiner.`}
      </p>
      {reports > 0 && (
        <Figures
          caption={`Signalements reçus, ${name}`}
          columns={['Chose', 'Motif', 'Nombre']}
          rows={received.map(({ kind, reason, count }) => {
            const [label, own] = reportReasons[reason];
            return [subjectKindLabels[kind], look[own] ?? label, count];
          })}
        />
      )}
      {decisions > 0 && (
        <Figures
          caption={`Décisions prises, ${name}`}
          columns={['Chose', 'Décision', 'Nombre']}
          rows={decided.map(({ kind, isUpheld, outcome, sanction, count }) => [
            subjectKindLabels[kind],
            decidedOf(isUpheld ? outcomeLabels[outcome] : 'Signalement rejeté', sanction),
            count,
          ])}
        />
      )}
    </section>
  );
}

interface FiguresProps {
  caption: string;
  columns: string[];
  /** The last column is the number. */
  rows: (string | number)[][];
}

function Figures({ caption, columns, rows }: FiguresProps) {
  const sorted = rows.toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)));
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In one cell: with four columns the number would be off-screen on phones. */
function decidedOf(outcome: string, sanction: Told['sanction']): string {
  return sanction === 'none' ? outcome : `${outcome}, ${sanctionLabels[sanction].toLowerCase()}`;
}

const pace = (decisions: number) => (decisions > 1 ? '\u00A0; la moitié a été prise' : ', prise');

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

/** « de 3 heures », in the largest unit with at least two. */
function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return minutes <= 1 ? 'd’une minute' : `de ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `de ${hours} heures` : `de ${Math.ceil(hours / 24)} jours`;
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await load(queryClient, figuresQuery());
    return null;
  };
}
