import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrayInput, SimpleFormIterator, TextInput, required } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../toasts/use-toast';
import { answersQuery } from './thing';

/** The list of what moderators often answer, changed as a whole. */
export function ReadyAnswers({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(answersQuery);
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  if (!data) return null;
  async function save(values: Record<string, unknown>) {
    const answers = (values['answers'] ?? []) as { name: string; text: string }[];
    try {
      const kept = await call('PUT', '/api/admin/ready-answers', { body: { answers } });
      queryClient.setQueryData(answersQuery.queryKey, kept);
      succeed({ title: 'Réponses enregistrées' });
      onClose();
    } catch (error) {
      fail(error, 'Les réponses n’ont pas pu être enregistrées.');
    }
  }
  return (
    <FormDialog
      title="Réponses prêtes"
      save="Enregistrer"
      defaultValues={{ answers: data.answers }}
      onSubmit={save}
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
