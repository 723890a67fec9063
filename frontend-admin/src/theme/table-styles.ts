import type { ThemeOptions } from '@mui/material';
import type { Colors } from './palette';

const NARROW = '@media (max-width: 899.95px)';

/** Lists: filters above, a table below; on narrow screens each row is a card. */
export function tableStyles(colors: Colors): ThemeOptions['components'] {
  return {
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaListToolbar: {
      styleOverrides: {
        root: {
          '&&': { flexFlow: 'row wrap', alignItems: 'center', gap: 12, minHeight: 0, padding: 16 },
          '& > span': { display: 'none' },
          [NARROW]: { '&&': { alignItems: 'flex-end' } },
        },
      },
    },
    RaFilterForm: {
      styleOverrides: {
        root: {
          '&&': { flex: '1 1 280px', minHeight: 0, padding: 0 },
          gap: 12,
          '& .RaFilterForm-filterFormInput': { flex: '1 1 150px', maxWidth: 420, padding: 0 },
          '& .RaFilterForm-filterFormInput:has([type="search"])': { flexBasis: 240 },
          '& .RaFilterForm-filterFormInput .MuiFormControl-root': { width: '100%', margin: 0 },
          '& :is(.RaFilterFormInput-spacer, .RaFilterForm-clearFix)': { display: 'none' },
          // Leaves room for a button beside the last filter.
          [NARROW]: { '&&': { flexBasis: 200 } },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: { '&&': { flex: 'none', padding: 0, minHeight: 0 }, gap: 8, flexWrap: 'wrap' },
      },
    },
    // Covers the filters while something is selected.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar.RaBulkActionsToolbar-toolbar': {
            backgroundColor: colors.brandSubtle,
            borderRadius: '10px 10px 0 0',
            '&:not(.RaBulkActionsToolbar-collapsed)': { minHeight: 73, transform: 'translateY(-73px)' },
          },
        },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          borderTop: `1px solid ${colors.border}`,
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
          [NARROW]: {
            '& thead': { display: 'none' },
            '& :is(table, tbody)': { display: 'block' },
            '& tbody tr': {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 12,
              rowGap: 4,
              padding: '12px 16px',
              borderBottom: `1px solid ${colors.border}`,
            },
            '& td[data-label]::before': { content: 'attr(data-label) " "', color: colors.muted },
            '& tbody td.MuiTableCell-root': {
              border: 0,
              padding: 0,
              width: 'auto',
              minWidth: 0,
              overflowWrap: 'anywhere',
              textAlign: 'start',
            },
          },
        },
      },
    },
  };
}
