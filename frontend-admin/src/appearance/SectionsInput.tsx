import { FormControlLabel, IconButton, List, ListItem, Stack, Switch, Typography } from '@mui/material';
import ArrowDown from '~icons/arrow-down';
import ArrowUp from '~icons/arrow-up';
import { useState } from 'react';
import { useInput } from 'react-admin';
import type { Appearance } from './appearance';

type SectionName = NonNullable<Appearance['homeSections']>[number];

const labels: Record<SectionName, string> = {
  domains: 'Domaines',
  recommendations: 'Recommandé pour vous',
  popular: 'Tutoriels du moment',
  community: 'Communauté et lettre d’information',
  about: 'À propos',
};
/** The built-in order. */
export const homeSections = Object.keys(labels) as SectionName[];

/** Order and visibility of the home page’s sections. */
export function SectionsInput() {
  const { field } = useInput({ source: 'homeSections' });
  const shown = field.value as SectionName[];
  // Hidden sections keep their position until the screen is left.
  const [order, setOrder] = useState(() => [
    ...shown,
    ...homeSections.filter((name) => !shown.includes(name)),
  ]);
  const tell = (names: SectionName[], on: readonly SectionName[]) =>
    field.onChange(names.filter((name) => on.includes(name)));
  const move = (from: number, to: number) => {
    const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from]!);
    setOrder(moved);
    tell(moved, shown);
  };
  const toggle = (name: SectionName, isOn: boolean) =>
    tell(order, isOn ? [...shown, name] : shown.filter((each) => each !== name));
  return (
    <Stack sx={{ mb: 2, width: 1, maxWidth: 640 }}>
      <Typography sx={{ fontWeight: 600 }}>Parties montrées, dans l’ordre</Typography>
      <List aria-label="Parties de l’accueil" disablePadding>
        {order.map((name, index) => (
          <ListItem key={name} divider disablePadding sx={{ gap: 0.5, py: 0.5 }}>
            <FormControlLabel
              label={labels[name]}
              control={<Switch checked={shown.includes(name)} onChange={(_, isOn) => toggle(name, isOn)} />}
              sx={{ flexGrow: 1 }}
            />
            <IconButton
              aria-label={`Monter ${labels[name]}`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp size={18} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={`Descendre ${labels[name]}`}
              disabled={index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </IconButton>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
