import { Alert, Button, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Block } from '../api/data-provider';

interface OlderMatchesProps {
  /** Block in which the list is searched; undefined for the newest. */
  block: Block | undefined;
  onChange: (block: Block | undefined) => void;
}

/** Below a list: continues a search for a text or in a period, which looks at some thousand entries at a time. */
export function OlderMatches({ block, onChange }: OlderMatchesProps) {
  const list = useListContext();
  const { isPending, setPage } = list;
  const { older } = (list.meta ?? {}) as { older?: number };
  const filter = JSON.stringify(list.filterValues);
  const isFurther = block?.filter === filter;
  if (isPending || (!older && !isFurther)) return null;
  const goTo = (next: Block | undefined) => {
    setPage(1);
    onChange(next);
  };
  return (
    <Alert
      role="status"
      severity="info"
      sx={{ m: 2 }}
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'flex-end' }}>
          {isFurther && (
            <Button color="inherit" size="small" onClick={() => goTo(undefined)}>
              Revenir aux plus récents
            </Button>
          )}
          {older && (
            <Button color="inherit" size="small" onClick={() => goTo({ filter, before: older })}>
              Chercher plus loin
            </Button>
          )}
        </Stack>
      }
    >
      {older ? 'De plus anciens n’ont pas encore été regardés.' : 'Les plus anciens ont été regardés.'}
    </Alert>
  );
}
