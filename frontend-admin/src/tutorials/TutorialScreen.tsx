import { Button } from '@mui/material';
import ArrowLeft from '~icons/arrow-left';
import ExternalLink from '~icons/external-link';
import { useState } from 'react';
import { EditBase, useEditContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { said, statusOf } from '../api/refusal';
import { LoadFailure } from '../frame/LoadFailure';
import { NotFoundScreen } from '../frame/NotFoundScreen';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { useToast } from '../toasts/use-toast';
import { dropDraft, toBody, type Draft } from './draft';
import { RewrittenMeanwhile } from './RewrittenMeanwhile';
import { TutorialForm } from './TutorialForm';
import type { TutorialSource } from './tutorial';

/** One tutorial, to be rewritten. */
export function Component() {
  const [wasRewritten, setRewritten] = useState(false);
  const { succeed, fail } = useToast();
  return (
    <EditBase<TutorialSource>
      mutationMode="pessimistic"
      redirect={false}
      // What is being written stays as it is, and begins with what the server has now.
      queryOptions={{ onError: () => undefined, gcTime: 0 }}
      transform={(draft: Draft, given) => ({
        ...toBody(draft, given?.previousData as TutorialSource),
        version: draft.version,
      })}
      mutationOptions={{
        onSuccess: ({ id }) => {
          dropDraft(id);
          setRewritten(false);
          succeed({ title: 'Tutoriel enregistré', description: 'Le site montre déjà la nouvelle version.' });
        },
        onError: (error) => {
          if (statusOf(error) === 412) setRewritten(true);
          else fail(error, 'Une erreur est survenue lors de l’enregistrement.');
        },
      }}
    >
      <TutorialEdit wasRewritten={wasRewritten} onTakeOver={() => setRewritten(false)} />
    </EditBase>
  );
}

interface TutorialEditProps {
  wasRewritten: boolean;
  onTakeOver: () => void;
}

function TutorialEdit({ wasRewritten, onTakeOver }: TutorialEditProps) {
  const { record, error } = useEditContext<TutorialSource>();
  if (error && [400, 404].includes(statusOf(error) ?? 0)) return <NotFoundScreen />;
  if (error) {
    return (
      <Screen title="Tutoriel">
        <LoadFailure>{said(error) ?? 'Erreur lors de la récupération du tutoriel'}</LoadFailure>
      </Screen>
    );
  }
  if (!record) return <Waiting label="Chargement du tutoriel" />;
  const { id, title } = record;
  return (
    <Screen
      title={title}
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
      <TutorialForm id={id}>{wasRewritten && <Conflict id={id} onTakeOver={onTakeOver} />}</TutorialForm>
    </Screen>
  );
}

function Conflict({ id, onTakeOver }: { id: number; onTakeOver: () => void }) {
  const { refetch } = useEditContext();
  const { setValue } = useFormContext<Draft>();
  return (
    <RewrittenMeanwhile
      id={id}
      onOverwrite={(version) => setValue('version', version)}
      onTakeOver={() => {
        dropDraft(id);
        onTakeOver();
        void refetch();
      }}
    />
  );
}
