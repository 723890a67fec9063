import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrayInput, SimpleFormIterator, TextInput, required } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { FormDialog } from '../frame/FormDialog';
import { answersQuery } from './thing';

/** Edits the list of ready answers, saved as a whole. */
export function ReadyAnswers({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(answersQuery);
  const queryClient = useQueryClient();
  const saving = useAction(
    (answers: { name: string; text: string }[]) =>
      call('PUT', '/api/admin/ready-answers', { body: { answers } }),
    {
      done: { title: 'Réponses enregistrées' },
      failed: 'Les réponses n’ont pas pu être enregistrées.',
      onSuccess: (kept) => {
        queryClient.setQueryData(answersQuery.queryKey, kept);
        onClose();
      },
    },
  );
  if (!data) return null;
  return (
    <FormDialog
      title="Réponses prêtes"
      save="Enregistrer"
      defaultValues={{ answers: data.answers }}
      onSubmit={({ answers = [] }: Record<string, unknown>) => saving.mutate(answers as never)}
      onClose={onClose}
    >
      <ArrayInput source="answers" label={false} helperText="Neuf au plus, dans l’ordre de leurs touches.">
        <SimpleFormIterator>
          <TextInput
            source="name"
            label="Nom"
            validate={required()}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TextInput
            source="text"
            label="Motif, dit à l’auteur"
            validate={required()}
            helperText={false}
            multiline
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </FormDialog>
  );
}
