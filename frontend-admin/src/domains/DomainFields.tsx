import { Box, Typography } from '@mui/material';
import { contrastOf, LEGIBLE } from '@passerelle/api-client/shades';
import { domainIcons } from '@passerelle/icons/domain-icons';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { iconLabels, type Domain } from './domain';
import { DomainBadge } from './DomainBadge';
import { DomainIcon } from './DomainIcon';

const choices = domainIcons.map((id) => ({ id, label: iconLabels[id] }));
type Choice = (typeof choices)[number];

/** Fields of a domain. @param address help text of the address */
export function DomainFields({ address }: { address: string }) {
  return (
    <>
      <TextInput
        source="name"
        label="Nom"
        helperText={false}
        validate={required()}
        slotProps={{ htmlInput: { minLength: 2, maxLength: 80 } }}
      />
      <TextInput
        source="slug"
        label="Adresse, après /domaines/"
        helperText={address}
        slotProps={{ htmlInput: { maxLength: 80, autoCapitalize: 'none', spellCheck: false } }}
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
        optionText={({ id, label }: Choice) => (
          <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
            <DomainIcon name={id} size={18} />
            {label}
          </Box>
        )}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TextInput source="iconBg" label="Fond" helperText={false} type="color" sx={{ flexGrow: 1 }} />
        <TextInput source="iconColor" label="Dessin" helperText={false} type="color" sx={{ flexGrow: 1 }} />
        <Look />
      </Box>
      <Contrast />
      <BooleanInput
        source="isHidden"
        label="Masqué"
        helperText="Il quitte les listes, les filtres et le plan du site ; sa page et ses tutoriels restent à leur adresse."
      />
    </>
  );
}

function Look() {
  return <DomainBadge look={useWatch<Domain>() as Domain} />;
}

function Contrast() {
  const { iconBg, iconColor } = useWatch<Domain>();
  if (!iconBg || !iconColor) return null;
  const value = contrastOf(iconBg, iconColor);
  const written = value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ color: value < LEGIBLE ? 'error.main' : 'text.secondary' }}
    >
      {value < LEGIBLE
        ? `Contraste de ${written} : le dessin se verra mal. Il en faut ${LEGIBLE.toLocaleString('fr-FR')}.`
        : `Contraste de ${written} : le dessin se voit bien.`}
    </Typography>
  );
}
