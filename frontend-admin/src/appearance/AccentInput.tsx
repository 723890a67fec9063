import { Box, Button, Stack, Typography } from '@mui/material';
import { formatTenths } from '@passerelle/api-client/numbers';
import { contrastOf, shadesOf, type Shades } from '@passerelle/api-client/shades';
import { useInput } from 'react-admin';
import { TextInput } from '../forms/TextInput';
import { Muted } from '../frame/Muted';
import { palette, type Colors } from '../theme/palette';

/** Default accent colour. */
const OURS = palette.light.brand;

/** Picks the accent colour and previews it in both themes. */
export function AccentInput() {
  const { field } = useInput<{ accent: string | null }>({ source: 'accent' });
  const chosen = (field.value as string | null) || null;
  const colour = /^#[0-9a-f]{6}$/i.test(chosen ?? '') ? chosen!.toLowerCase() : OURS;
  const { light, dark } = shadesOf(colour);
  return (
    <Stack sx={{ gap: 1, mb: 2, width: 1, maxWidth: 640 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextInput
          source="accent"
          label="Couleur du site"
          type="color"
          maxLength={7}
          format={() => colour}
          sx={{ width: 140 }}
        />
        <Typography variant="body2">{chosen ?? 'Couleur d’origine'}</Typography>
        {chosen && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            Revenir à la couleur d’origine
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Preview title="Thème clair" shades={light} colors={palette.light} />
        <Preview title="Thème sombre" shades={dark} colors={palette.dark} />
      </Box>
      <Muted role="status">
        {chosen && light.solid !== colour
          ? 'Trop claire pour du texte, cette couleur est assombrie sur fond clair.'
          : 'Lisible telle quelle sur fond clair.'}{' '}
        Chaque nuance garde un contraste d’au moins 4,5 avec ce qui l’entoure.
      </Muted>
    </Stack>
  );
}

interface PreviewProps {
  title: string;
  shades: Shades;
  colors: Colors;
}

function Preview({ title, shades, colors }: PreviewProps) {
  return (
    <Stack
      style={{ background: colors.background, color: colors.text }}
      sx={{ gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="body2">{title}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box
          component="span"
          style={{ background: shades.solid, color: shades.contrast }}
          sx={{ px: 1.5, py: 0.75, borderRadius: 1, fontWeight: 600, fontSize: '0.875rem' }}
        >
          Bouton
        </Box>
        <Box component="span" style={{ color: shades.fg }} sx={{ textDecoration: 'underline' }}>
          Un lien
        </Box>
        <Box
          component="span"
          style={{ background: shades.subtle, color: shades.fg }}
          sx={{ px: 1, borderRadius: 1, fontSize: '0.875rem' }}
        >
          Mention
        </Box>
      </Box>
      <Typography variant="caption">
        Contraste du texte : {formatTenths(contrastOf(shades.fg, colors.background))}
      </Typography>
    </Stack>
  );
}
