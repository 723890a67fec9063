import { useQueryClient } from '@tanstack/react-query';
import { EditBase } from 'react-admin';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../toasts/use-toast';
import { domainsQuery, type Domain } from './domain';
import { DomainFields } from './DomainFields';

/** Edits a domain; its former address redirects to the new one. */
export function DomainDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  return (
    <EditBase<Domain>
      resource="domaines"
      id={domain.id}
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ initialData: domain }}
      mutationOptions={{
        onSuccess: ({ name }) => {
          succeed({ title: 'Domaine modifié', description: `« ${name} » est à jour sur tout le site.` });
          void queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey });
          onClose();
        },
        onError: (error) => fail(error, 'Une erreur est survenue lors de l’enregistrement.'),
      }}
    >
      <FormDialog title={`Modifier ${domain.name}`} save="Enregistrer" onClose={onClose}>
        <DomainFields address="Si vous la changez, l’ancienne mène à la nouvelle." />
      </FormDialog>
    </EditBase>
  );
}
