import { Chip, Stack, Tab, Tabs } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface TabName {
  name: string;
  label: string;
  /** Number of items in the tab. */
  count?: number | undefined;
}

interface ScreenTabsProps {
  label: string;
  tabs: readonly TabName[];
  chosen: string;
  onChoose: (name: string) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** Tabs and the panel of the chosen one. */
export function ScreenTabs({ label, tabs, chosen, onChoose, children }: ScreenTabsProps) {
  const id = useId();
  return (
    <>
      <Tabs
        value={chosen}
        onChange={(_, name: string) => onChoose(name)}
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-${tab.name}`}
            aria-controls={id}
            {...(tab.count !== undefined && {
              iconPosition: 'end',
              icon: <Chip size="small" label={tab.count} />,
            })}
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id={id} aria-labelledby={`${id}-${chosen}`} tabIndex={0} sx={{ gap: 2 }}>
        {children}
      </Stack>
    </>
  );
}

interface AddressTabsProps<T extends TabName> {
  label: string;
  tabs: readonly T[];
  /** Parameter of the address that names the tab; the first one needs none. */
  param?: string;
  children: (tab: T) => ReactNode;
}

/** Tabs of a screen; the address names the chosen one. */
export function AddressTabs<T extends TabName>(props: AddressTabsProps<T>) {
  const { label, tabs, param = 'onglet', children } = props;
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ name }) => name === params.get(param)) ?? tabs[0]!;
  const choose = (name: string) => setParams(name === tabs[0]!.name ? {} : { [param]: name });
  return (
    <ScreenTabs label={label} tabs={tabs} chosen={tab.name} onChoose={choose}>
      {children(tab)}
    </ScreenTabs>
  );
}
