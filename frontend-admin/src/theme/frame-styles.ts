import type { ThemeOptions } from '@mui/material';
import type { Colors } from './palette';

const HEADER = 60;

/** Header, side menu and skip link. */
export function frameStyles(colors: Colors): ThemeOptions['components'] {
  return {
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame.RaLayout-appFrame': { marginTop: HEADER, minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content.RaLayout-content': { minWidth: 0, maxWidth: 1440, padding: 16 },
          '@media (min-width: 900px)': { '& .RaLayout-content.RaLayout-content': { padding: 24 } },
        },
      },
    },
    RaAppBar: {
      styleOverrides: {
        root: {
          backgroundColor: colors.panel,
          borderBottom: `1px solid ${colors.border}`,
          borderRadius: 0,
          '& .RaAppBar-toolbar.RaAppBar-toolbar': { minHeight: HEADER, gap: 8, padding: '0 16px' },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .MuiPaper-root.MuiPaper-root': { backgroundColor: colors.background, borderRadius: 0 },
          '& .RaSidebar-fixed': { height: `calc(100vh - ${HEADER}px)`, overflowY: 'auto' },
        },
      },
    },
    RaMenu: { styleOverrides: { root: { padding: 12, gap: 2, '&.RaMenu-closed': { padding: '12px 8px' } } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          minHeight: 44,
          paddingInline: 14,
          fontSize: '0.9375rem',
          fontWeight: 500,
          color: colors.muted,
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: colors.brandSubtle,
            color: colors.brand,
            fontWeight: 600,
          },
          '& .RaMenuItemLink-icon.RaMenuItemLink-icon': { minWidth: 35, color: 'inherit' },
        },
      },
    },
    RaSkipNavigationButton: {
      styleOverrides: { root: { backgroundColor: colors.panel, color: colors.brand } },
    },
  };
}
