import { Box, List } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Activity from '~icons/activity';
import BookOpen from '~icons/book-open';
import Eye from '~icons/eye';
import Flag from '~icons/flag';
import Layers from '~icons/layers';
import MessageSquare from '~icons/message-square';
import ThumbsUp from '~icons/thumbs-up';
import Users from '~icons/users';
import { counted, formatNumber } from '@passerelle/api-client/numbers';
import { Link } from 'react-admin';
import { DiskWarning } from '../condition/DiskWarning';
import { BacklogCard } from '../events/BacklogCard';
import { Checklist } from '../first-run/Checklist';
import { firstRunQuery } from '../first-run/first-run';
import { FirstRun } from '../first-run/FirstRun';
import { Section } from '../frame/Section';
import { LegalWarning } from '../pages/LegalWarning';
import { paths } from '../paths';
import { DaysChart } from './DaysChart';
import { StatCard } from './StatCard';
import type { Series, Statistics } from './statistics';
import { SuggestionList } from './SuggestionList';
import { suggestionsFor } from './suggestions';
import { Trend } from './Trend';

const figures = [
  { name: 'users', label: 'Utilisateurs', icon: Users, path: paths.users },
  { name: 'tutorials', label: 'Tutoriels', icon: BookOpen, path: paths.tutorials },
  { name: 'comments', label: 'Commentaires', icon: MessageSquare, path: paths.comments },
] as const;
const charts: Series[] = ['users', 'tutorials', 'comments'];

/** Warnings, figures, suggestions and charts. */
export function Overview({ statistics }: { statistics: Statistics }) {
  const { users, tutorials, comments, domains, trend, days } = statistics;
  // The first steps until each is done or postponed, then the checklist.
  const { data: firstRun } = useQuery(firstRunQuery);
  return (
    <>
      <DiskWarning />
      {firstRun && (firstRun.isDue ? <FirstRun state={firstRun} /> : <Checklist />)}
      <LegalWarning>
        remplissez quatre champs, ou écrivez la page vous-même, sur l’écran{' '}
        <Link to={paths.pages}>Pages</Link>.
      </LegalWarning>
      <List
        disablePadding
        aria-label="Chiffres"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {figures.map(({ name, ...card }) => (
          <StatCard key={name} {...card} value={statistics[name].total}>
            <div>{newToday(statistics[name].newToday)}</div>
            <Trend value={trend[name]} />
          </StatCard>
        ))}
        <StatCard
          label="Signalements"
          icon={Flag}
          path={paths.pendingReports}
          value={comments.pendingReports}
        >
          en attente sur {formatNumber(comments.totalReports)}
        </StatCard>
        <StatCard label="Domaines" icon={Layers} path={paths.domains} value={domains.total}>
          Le plus populaire : {domains.mostPopular ?? 'aucun encore'}
        </StatCard>
        <StatCard label="Utilisateurs actifs" icon={Activity} path={paths.users} value={users.activeLastWeek}>
          sur les 7 derniers jours
        </StatCard>
        <StatCard label="Vues totales" icon={Eye} path={paths.mostRead} value={tutorials.views}>
          Lectures de tous les tutoriels
        </StatCard>
        <StatCard label="J’aime au total" icon={ThumbsUp} path={paths.mostLiked} value={tutorials.likes}>
          Sur tous les tutoriels
        </StatCard>
        <BacklogCard />
      </List>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Section title="Suggestions" isFlush>
          <SuggestionList suggestions={suggestionsFor(statistics)} />
        </Section>
        <Section title="Trente derniers jours">
          {charts.map((series) => (
            <DaysChart key={series} days={days} series={series} />
          ))}
        </Section>
      </Box>
    </>
  );
}

function newToday(count: number): string {
  if (count === 0) return 'Aucun nouveau aujourd’hui';
  return `${counted(count, 'nouveau', 'nouveaux')} aujourd’hui`;
}
