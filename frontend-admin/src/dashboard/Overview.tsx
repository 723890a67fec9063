import { Box, Card, Link, Typography } from '@mui/material';
import Activity from '~icons/activity';
import BookOpen from '~icons/book-open';
import Eye from '~icons/eye';
import Flag from '~icons/flag';
import Layers from '~icons/layers';
import MessageSquare from '~icons/message-square';
import ThumbsUp from '~icons/thumbs-up';
import Users from '~icons/users';
import { Link as RouterLink } from 'react-router-dom';
import { DiskWarning } from '../condition/DiskWarning';
import { BacklogCard } from '../events/BacklogCard';
import { BeforeOpening } from '../first-run/BeforeOpening';
import { LegalWarning } from '../pages/LegalWarning';
import { DaysChart } from './DaysChart';
import { StatCard } from './StatCard';
import { formatNumber, type Series, type Statistics } from './statistics';
import { SuggestionList } from './SuggestionList';
import { suggestionsFor } from './suggestions';
import { Trend } from './Trend';

const counted = [
  { name: 'users', label: 'Utilisateurs', icon: Users, path: '/utilisateurs' },
  { name: 'tutorials', label: 'Tutoriels', icon: BookOpen, path: '/tutoriels' },
  { name: 'comments', label: 'Commentaires', icon: MessageSquare, path: '/commentaires' },
] as const;
const charts: Series[] = ['users', 'tutorials', 'comments'];

/** Warnings, figures, suggestions and charts. */
export function Overview({ statistics }: { statistics: Statistics }) {
  const { users, tutorials, comments, domains, trend, days } = statistics;
  return (
    <>
      <DiskWarning />
      <BeforeOpening />
      <LegalWarning>
        remplissez quatre champs, ou écrivez la page vous-même, sur l’écran{' '}
        <Link component={RouterLink} to="/pages">
          Pages
        </Link>
        .
      </LegalWarning>
      <Box
        component="ul"
        aria-label="Chiffres"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {counted.map(({ name, ...card }) => (
          <StatCard key={name} {...card} value={formatNumber(statistics[name].total)}>
            <div>{newToday(statistics[name].newToday)}</div>
            <Trend value={trend[name]} />
          </StatCard>
        ))}
        <StatCard
          label="Signalements"
          icon={Flag}
          path="/signalements?statut=pending"
          value={formatNumber(comments.pendingReports)}
        >
          en attente sur {formatNumber(comments.totalReports)}
        </StatCard>
        <StatCard label="Domaines" icon={Layers} path="/domaines" value={formatNumber(domains.total)}>
          Le plus populaire : {domains.mostPopular ?? 'aucun encore'}
        </StatCard>
        <StatCard
          label="Utilisateurs actifs"
          icon={Activity}
          path="/utilisateurs"
          value={formatNumber(users.activeLastWeek)}
        >
          sur les 7 derniers jours
        </StatCard>
        <StatCard
          label="Vues totales"
          icon={Eye}
          path="/tutoriels?sort=views&order=DESC"
          value={formatNumber(tutorials.views)}
        >
          Lectures de tous les tutoriels
        </StatCard>
        <StatCard
          label="J’aime au total"
          icon={ThumbsUp}
          path="/tutoriels?sort=likes&order=DESC"
          value={formatNumber(tutorials.likes)}
        >
          Sur tous les tutoriels
        </StatCard>
        <BacklogCard />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Card component="section" aria-labelledby="suggestions">
          <Typography variant="h2" id="suggestions" sx={{ p: 2 }}>
            Suggestions
          </Typography>
          <SuggestionList suggestions={suggestionsFor(statistics)} />
        </Card>
        <Card component="section" aria-labelledby="trente-jours" sx={{ p: 2, display: 'grid', gap: 2.5 }}>
          <Typography variant="h2" id="trente-jours">
            Trente derniers jours
          </Typography>
          {charts.map((series) => (
            <DaysChart key={series} days={days} series={series} />
          ))}
        </Card>
      </Box>
    </>
  );
}

function newToday(count: number): string {
  if (count === 0) return 'Aucun nouveau aujourd’hui';
  return `${formatNumber(count)} ${count > 1 ? 'nouveaux' : 'nouveau'} aujourd’hui`;
}
