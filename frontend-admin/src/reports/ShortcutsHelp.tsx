import { Box, Button, FormControlLabel, Popover, Switch, Typography } from '@mui/material';
import Keyboard from '~icons/keyboard';
import { useState } from 'react';
import { enableShortcuts, useShortcutsEnabled } from './use-shortcuts';

type Shortcuts = readonly (readonly [key: string, does: string])[];

/** Lists the shortcuts, with a switch that turns them off. */
export function ShortcutsHelp({ shortcuts }: { shortcuts: Shortcuts }) {
  const enabled = useShortcutsEnabled();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Button
        color="inherit"
        size="small"
        startIcon={<Keyboard size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Raccourcis clavier
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Raccourcis clavier',
            sx: { p: 2, border: 1, borderColor: 'divider' },
          },
        }}
      >
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
        >
          {shortcuts.map(([key, label]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
                <kbd>{key}</kbd>
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {label}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 1 }}
          control={<Switch checked={enabled} onChange={(_, checked) => enableShortcuts(checked)} />}
          label="Raccourcis actifs"
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Popover>
    </Box>
  );
}
