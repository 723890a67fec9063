import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../frame/FormDialog';
import { useToast } from '../toasts/use-toast';
import { DomainBadge } from './DomainBadge';
import { domainsQuery, icons, type Domain } from './domain';

const choices = Object.entries(icons).map(([id, { label, Icon }]) => ({ id, label, Icon }));
type Choice = (typeof choices)[number];

/** Changes a domain; its address stays, so that links keep leading to it. */
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
          succeed({ title: 'Domaine modifié', description: `« ${name} » est à jour sur tout le site.` });
          void queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey });
          onClose();
        },
        onError: (error) => fail(error, 'Une erreur est survenue lors de l’enregistrement.'),
      }}
    >
      <FormDialog title={`Modifier ${domain.name}`} save="Enregistrer" onClose={onClose}>
        <TextInput
          source="name"
          label="Nom"
          helperText={false}
          validate={required()}
          slotProps={{ htmlInput: { minLength: 2, maxLength: 80 } }}
        />
        <TextInput
          source="description"
          label="Description"
          helperText={false}
          validate={required()}
          multiline
          parse={(text: string) => text.replaceAll('\n', ' ')}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <SelectInput
          source="icon"
          label="Icône"
          helperText={false}
          isRequired
          choices={choices}
          optionText={({ label, Icon }: Choice) => (
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
              <Icon size={18} aria-hidden />
              {label}
            </Box>
          )}
        />
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <TextInput source="iconBg" label="Fond" helperText={false} type="color" sx={{ flexGrow: 1 }} />
          <TextInput source="iconColor" label="Dessin" helperText={false} type="color" sx={{ flexGrow: 1 }} />
          <Look />
        </Box>
      </FormDialog>
    </EditBase>
  );
}

function Look() {
  return <DomainBadge look={useWatch<Domain>() as Domain} />;
}
