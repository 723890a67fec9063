import { Button, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { DialogActions } from '../../ui/DialogActions';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField, TextareaField } from '../../ui/forms/fields';
import { toast } from '../../ui/toasts/toaster';
import { DEFAULT_COLOR, type Collection } from './collection';
import { ColorField } from './ColorField';
import { useCollectionChanges, type CollectionValues } from './use-collection-changes';

interface CollectionFormProps {
  /** The collection to edit; a new one if undefined. */
  collection?: Collection;
  onDone: (collection: Collection) => void;
  onCancel: () => void;
}

/** Form with name, colour and visibility. */
export function CollectionForm({ collection, onDone, onCancel }: CollectionFormProps) {
  const { create, update } = useCollectionChanges();
  const form = useForm<CollectionValues>({
    defaultValues: {
      name: collection?.name ?? '',
      description: collection?.description ?? '',
      color: collection?.color ?? DEFAULT_COLOR,
      isPublic: collection?.isPublic ?? false,
    },
  });

  async function send(values: CollectionValues) {
    const saved = collection
      ? await update.mutateAsync({ id: collection.id, ...values })
      : await create.mutateAsync(values);
    toast({ title: collection ? 'Collection modifiée' : 'Collection créée', description: saved.name });
    onDone(saved);
  }

  return (
    <Form form={form} send={send} label={collection ? 'Modifier la collection' : 'Nouvelle collection'}>
      <Stack gap="4" mt="4">
        <TextField
          name="name"
          label="Nom"
          rules={rules(
            atLeast(1, 'Veuillez donner un nom à votre collection'),
            atMost(100, 'Le nom ne peut pas dépasser 100 caractères.'),
          )}
          autoFocus
        />
        <TextareaField
          name="description"
          label="Description (facultatif)"
          rules={rules(atMost(500, 'La description ne peut pas dépasser 500 caractères.'))}
          rows={2}
        />
        <ColorField name="color" />
        <CheckboxField
          name="isPublic"
          label="Collection publique"
          hint="Toute personne qui a son lien peut la lire. Elle n’apparaît nulle part ailleurs."
        />
        <FormProblem />
        <DialogActions>
          <Button variant="outline" onClick={onCancel}>
            Annuler
          </Button>
          <SubmitButton pending="Enregistrement...">
            {collection ? 'Enregistrer' : 'Créer la collection'}
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Form>
  );
}
