import { useQuery } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import { required } from 'react-admin';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { ListInput } from '../forms/ListInput';
import { TextInput } from '../forms/TextInput';
import { answersQuery } from './subject';

/** Edits the list of ready answers, saved as a whole. */
export function ReadyAnswers({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(answersQuery);
  if (!data) return null;
  return (
    <ActionDialog
      title="Réponses prêtes"
      save="Enregistrer"
      defaultValues={{ answers: data.answers }}
      run={({ answers = [] }: Partial<Body<'PUT', '/api/admin/ready-answers'>>) =>
        call('PUT', '/api/admin/ready-answers', { body: { answers } })
      }
      done={{ title: 'Réponses enregistrées' }}
      failed="Les réponses n’ont pas pu être enregistrées."
      answers={answersQuery}
      onClose={onClose}
    >
      <ListInput
        source="answers"
        label={false}
        help="Neuf au plus, dans l’ordre de leurs touches."
        add="Ajouter une réponse"
        isStacked
      >
        <TextInput source="name" label="Nom" validate={required()} maxLength={60} />
        <TextInput
          source="text"
          label="Motif, dit à l’auteur"
          validate={required()}
          lines={1}
          maxLength={1000}
        />
      </ListInput>
    </ActionDialog>
  );
}
