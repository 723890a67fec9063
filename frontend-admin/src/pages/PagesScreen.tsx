import { Button, Card, Chip, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Pencil from '~icons/pencil';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '@passerelle/api-client/dates';
import { Line } from '../frame/Line';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { paths } from '../paths';
import { LegalFields } from './LegalFields';
import { LegalWarning } from './LegalWarning';
import { pagesQuery, type SitePage } from './page';

export function Component() {
  const query = useQuery(pagesQuery);
  return (
    <Screen
      title="Pages"
      lead="Leurs textes d’origine conviennent à la plupart des sites ; chacun peut être remplacé."
    >
      <LegalWarning>remplissez les quatre champs ci-dessous, ou écrivez la page vous-même.</LegalWarning>
      <LegalFields />
      <Loaded query={query} of="des pages">
        {(pages) => (
          <Card
            component="ul"
            aria-label="Pages"
            sx={{ m: 0, p: 0, listStyle: 'none', '& > :first-of-type': { borderTop: 0 } }}
          >
            {pages.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </Card>
        )}
      </Loaded>
    </Screen>
  );
}

function PageRow({ page: { id, title, isOwn, updatedAt } }: { page: SitePage }) {
  return (
    <Line
      title={title}
      badge={
        isOwn ? (
          <Chip size="small" color="primary" label={`Votre texte, du ${formatMoment(updatedAt!)}`} />
        ) : (
          <Chip size="small" label="Texte d’origine" />
        )
      }
      action={
        <Button
          component={RouterLink}
          to={paths.page(id)}
          variant="outlined"
          aria-label={`Modifier ${title}`}
          startIcon={<Pencil size={16} aria-hidden />}
        >
          Modifier
        </Button>
      }
    >
      <Link href={`/${id}`} variant="caption">
        /{id}
      </Link>
    </Line>
  );
}
