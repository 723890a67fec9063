import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowLeft from '~icons/arrow-left';
import ExternalLink from '~icons/external-link';
import { Link, useParams } from 'react-router-dom';
import { call } from '../api/http';
import { said, statusOf } from '../api/refusal';
import { LoadFailure } from '../frame/LoadFailure';
import { NotFoundScreen } from '../frame/NotFoundScreen';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { useToast } from '../toasts/use-toast';
import { draftOf } from './draft';
import { TutorialForm } from './TutorialForm';

/** One tutorial, to be rewritten. */
export function Component() {
  const id = Number(useParams().id);
  const queryKey = ['tutoriels', 'source', id];
  const queryClient = useQueryClient();
  const { succeed } = useToast();
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => call('GET', '/api/tutorials/{id}/source', { path: { id } }),
    refetchOnWindowFocus: false,
  });
  if (!Number.isSafeInteger(id) || id < 1 || statusOf(error) === 404) return <NotFoundScreen />;
  if (error) {
    return (
      <Screen title="Tutoriel">
        <LoadFailure>{said(error) ?? 'Erreur lors de la récupération du tutoriel'}</LoadFailure>
      </Screen>
    );
  }
  if (!data) return <Waiting label="Chargement du tutoriel" />;
  return (
    <Screen
      title={data.title}
      actions={
        <>
          <Button
            component={Link}
            to="/tutoriels"
            color="inherit"
            startIcon={<ArrowLeft size={18} aria-hidden />}
          >
            Tous les tutoriels
          </Button>
          <Button
            href={`/tutoriels/${id}`}
            color="inherit"
            startIcon={<ExternalLink size={18} aria-hidden />}
          >
            Voir sur le site
          </Button>
        </>
      }
    >
      <TutorialForm
        key={id}
        id={id}
        saved={draftOf(data)}
        onSaved={(tutorial, { source }) => {
          queryClient.setQueryData(queryKey, { ...data, ...tutorial, source });
          succeed({ title: 'Tutoriel enregistré', description: 'Le site montre déjà la nouvelle version.' });
        }}
      />
    </Screen>
  );
}
