import { Box, Typography } from '@mui/material';
import { formatTenths } from '@passerelle/api-client/numbers';
import { contrastOf, LEGIBLE } from '@passerelle/api-client/shades';
import { domainIcons } from '@passerelle/icons/domain-icons';
import { BooleanInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../forms/TextInput';
import { iconLabels, type Domain } from './domain';
import { DomainBadge, DomainIcon } from './DomainBadge';

const choices = domainIcons.map((id) => ({ id, label: iconLabels[id] }));
type Choice = (typeof choices)[number];

/** Fields of a domain. @param address help text of the field for the address */
export function DomainFields({ address }: { address: string }) {
  return (
    <>
      <TextInput source="name" label="Nom" validate={required()} minLength={2} maxLength={80} />
      <TextInput source="slug" label="Adresse, après /domaines/" helperText={address} isCode maxLength={80} />
      <TextInput source="description" label="Description" validate={required()} wraps maxLength={1000} />
      <SelectInput
        source="icon"
        label="Icône"
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
        <TextInput source="iconBg" label="Fond" type="color" maxLength={7} sx={{ flexGrow: 1 }} />
        <TextInput source="iconColor" label="Dessin" type="color" maxLength={7} sx={{ flexGrow: 1 }} />
        <Look />
      </Box>
      <Contrast />
      <BooleanInput
        source="isHidden"
        label="Masqué"
        helperText="Il quitte les listes, les filtres et le plan du site ; sa page et ses tutoriels restent à leur adresse."
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
  const isPoor = value < LEGIBLE;
  return (
    <Typography variant="body2" role="status" sx={{ color: isPoor ? 'error.main' : 'text.secondary' }}>
      Contraste de {formatTenths(value)} :{' '}
      {isPoor ? `le dessin se verra mal. Il en faut ${formatTenths(LEGIBLE)}.` : 'le dessin se voit bien.'}
    </Typography>
  );
}
