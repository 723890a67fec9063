import { Box, chakra, Kbd } from '@chakra-ui/react';
import { shortcutKeys, type ShortcutKey } from './shortcuts';

const labels: Record<ShortcutKey, string> = {
  '/': 'Rechercher',
  '?': 'Afficher cette aide',
  s: 'Section suivante',
  p: 'Section précédente',
  f: 'Mettre ce tutoriel en favori, ou l’en retirer',
  c: 'Aller aux commentaires',
  l: 'Confort de lecture',
  t: 'Changer de thème',
  i: 'Imprimer la page',
};

export function ShortcutList() {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5">
      {shortcutKeys.map((key) => (
        <Box key={key} display="contents">
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{labels[key]}</dd>
        </Box>
      ))}
    </chakra.dl>
  );
}
