import { Box, Chip, IconButton, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from '~icons/external-link';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { domainsQuery } from '../domains/domain';
import { formatDay } from '../language/format-date';
import { DeleteButton } from '../lists/DeleteButton';
import { PublicationButton } from './PublicationButton';
import { difficultyLabels, type Tutorial } from './tutorial';

/** One after the other: what each is, how it is read, and what can be done with it. */
export function TutorialItems() {
  const { data = [] } = useListContext<Tutorial>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((tutorial) => (
        <TutorialItem key={tutorial.id} tutorial={tutorial} />
      ))}
    </Box>
  );
}

function TutorialItem({ tutorial }: { tutorial: Tutorial }) {
  const { id, title, domainId, difficulty, authorName, date, views, likes, isPublished } = tutorial;
  const { data: domains = [] } = useQuery(domainsQuery);
  const facts = [
    domains.find((domain) => domain.id === domainId)?.name,
    difficulty ? difficultyLabels[difficulty] : 'Tous niveaux',
    authorName,
    formatDay(date),
    `${views}\u00a0${views > 1 ? 'vues' : 'vue'}`,
    `${likes}\u00a0J’aime`,
  ];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', md: 'row' }}
      sx={{
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: { md: 'center' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/tutoriels/${id}`}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', mr: 1 }}
        >
          {title}
        </Link>
        {!isPublished && <Chip size="small" variant="outlined" color="warning" label="Retiré" />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', flexShrink: 0 }}>
        <PublicationButton tutorial={tutorial} />
        <IconButton component="a" href={`/tutoriels/${id}`} aria-label={`Voir « ${title} » sur le site`}>
          <ExternalLink size={18} aria-hidden />
        </IconButton>
        <DeleteButton
          label={`Supprimer « ${title} »`}
          address={`/api/tutorials/${id}`}
          resource="tutorials"
          warning="Ses commentaires, notes et favoris partent avec. Cela ne peut pas être annulé."
          done={{ title: 'Tutoriel supprimé', description: `« ${title} » n’est plus sur le site.` }}
        />
      </Stack>
    </Stack>
  );
}
