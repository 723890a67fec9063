import { Stack, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';

interface ScreenTabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** What the chosen tab holds. */
  children: ReactNode;
}

/** Tabs of a screen and the panel of the chosen one. */
export function ScreenTabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: ScreenTabsProps<Name>) {
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_, name: Name) => onChoose(name)}
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`onglet-${tab.name}`}
            aria-controls="panneau"
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id="panneau" aria-labelledby={`onglet-${chosen}`} tabIndex={0} sx={{ gap: 2 }}>
        {children}
      </Stack>
    </>
  );
}
