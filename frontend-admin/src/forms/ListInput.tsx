import { Button } from '@mui/material';
import Plus from '~icons/plus';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';

interface ListInputProps {
  source: string;
  /** False if a title above already says it. */
  label: string | false;
  help: string;
  /** Label of the button that adds an item. */
  add: string;
  /** Single-field items keep their buttons beside the field on phones. */
  isShort?: boolean;
  /** Fields of one item below each other, for long texts. */
  isStacked?: boolean;
  /** Fields of one item. */
  children: ReactNode;
}

/** An ordered list of items. */
export function ListInput({
  source,
  label,
  help,
  add,
  isShort = false,
  isStacked = false,
  children,
}: ListInputProps) {
  return (
    <ArrayInput source={source} label={label} helperText={help} sx={{ maxWidth: 760 }}>
      <SimpleFormIterator
        inline={!isStacked}
        fullWidth
        disableClear
        addButton={<AddButton label={add} />}
        sx={{
          '& .RaSimpleFormIterator-line': { py: 1 },
          ...(isStacked && {
            '& .RaSimpleFormIterator-line.RaSimpleFormIterator-line': { py: 2 },
            '& .RaSimpleFormIterator-line.RaSimpleFormIterator-line:first-of-type': { pt: 0.5 },
            '& .RaSimpleFormIterator-form': { gap: 2 },
          }),
          ...(isShort && {
            '& .RaSimpleFormIterator-line.RaSimpleFormIterator-line': {
              display: 'flex',
              alignItems: 'center',
            },
            '& .RaSimpleFormIterator-action': { whiteSpace: 'nowrap' },
          }),
          // Otherwise the buttons appear on hover only and cannot be reached by Tab.
          '& .RaSimpleFormIterator-action': { visibility: 'visible' },
        }}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => add()}>
      {label}
    </Button>
  );
}
