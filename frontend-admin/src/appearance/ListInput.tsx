import { Button } from '@mui/material';
import Plus from '~icons/plus';
import type { ReactNode } from 'react';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import type { AppearanceName } from './appearance';

interface ListInputProps {
  source: AppearanceName;
  label: string;
  help: string;
  /** What the button says that adds one. */
  add: string;
  /** Whether one has a single field, which leaves room for its buttons even on a phone. */
  isShort?: boolean;
  /** The fields of one. */
  children: ReactNode;
}

/** Several of the same, in the order in which they are shown. */
export function ListInput({ source, label, help, add, isShort = false, children }: ListInputProps) {
  return (
    <ArrayInput source={source} label={label} helperText={help} sx={{ maxWidth: 760 }}>
      <SimpleFormIterator
        inline
        fullWidth
        disableClear
        addButton={<AddButton label={add} />}
        sx={{
          '& .RaSimpleFormIterator-line': { py: 1 },
          ...(isShort && {
            '& .RaSimpleFormIterator-line.RaSimpleFormIterator-line': {
              display: 'flex',
              alignItems: 'center',
            },
            '& .RaSimpleFormIterator-action': { whiteSpace: 'nowrap' },
          }),
          // Otherwise only the pointer brings them out, and Tab never comes to them.
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
