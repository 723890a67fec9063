import { useQueryClient } from '@tanstack/react-query';
import { CreateBase } from 'react-admin';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../toasts/use-toast';
import { domainsQuery, type Domain } from './domain';
import { DomainFields } from './DomainFields';

const first = { icon: 'book-open', iconBg: '#e4e7ec', iconColor: '#3a4252', isHidden: false };

/** Drops empty fields from the request. */
const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

export function NewDomainDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  return (
    <CreateBase<Domain>
      resource="domaines"
      redirect={false}
      transform={given}
      mutationOptions={{
        onSuccess: ({ name }) => {
          succeed({ title: 'Domaine créé', description: `« ${name} » peut recevoir des tutoriels.` });
          void queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey });
          onClose();
        },
        onError: (error) => fail(error, 'Une erreur est survenue lors de la création.'),
      }}
    >
      <FormDialog title="Nouveau domaine" save="Créer" defaultValues={first} onClose={onClose}>
        <DomainFields address="Laissée vide, elle est tirée du nom." />
      </FormDialog>
    </CreateBase>
  );
}
