import { useQueryClient } from '@tanstack/react-query';
import { RadioButtonGroupInput, required, SelectInput } from 'react-admin';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import type { Domain } from './domain';

const ways = [
  {
    id: 'merge',
    name: 'Fusionner : les abonnés suivent, le domaine disparaît, ses adresses mènent à l’autre',
  },
  { id: 'empty', name: 'Vider : seuls les tutoriels changent de domaine' },
] as const;
type Way = (typeof ways)[number]['id'];

interface MoveDialogProps {
  domain: Domain;
  others: Domain[];
  onClose: () => void;
}

/** Merges a domain into another, or moves its tutorials there. */
export function MoveDialog({ domain, others, onClose }: MoveDialogProps) {
  const queryClient = useQueryClient();
  return (
    <ActionDialog
      title={`Fusionner ou vider ${domain.name}`}
      save="Déplacer"
      defaultValues={{ way: 'merge' }}
      run={({ way, into }: { way: Way; into: number }) =>
        call('POST', `/api/admin/domains/{id}/${way}`, { path: { id: domain.id }, body: { into } })
      }
      done={({ name }, { way }) =>
        way === 'merge'
          ? { title: 'Domaines fusionnés', description: `« ${domain.name} » fait partie de « ${name} ».` }
          : { title: 'Domaine vidé', description: `Ses tutoriels sont dans « ${name} ».` }
      }
      failed="Une erreur est survenue lors du déplacement."
      onSuccess={() => void queryClient.invalidateQueries()}
      onClose={onClose}
    >
      <SelectInput source="into" label="Vers le domaine" validate={required()} choices={others} />
      <RadioButtonGroupInput source="way" label="Comment" choices={[...ways]} row={false} />
    </ActionDialog>
  );
}
