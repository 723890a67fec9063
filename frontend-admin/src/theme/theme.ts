import { frFR } from '@mui/material/locale';
import type { RaThemeOptions } from 'react-admin';
import { formStyles } from './form-styles';
import { frameStyles } from './frame-styles';
import { palette, type ThemeName } from './palette';
import { tableStyles } from './table-styles';

/** Touch target size on coarse pointers. */
const COARSE = '@media (pointer: coarse)';

const family = "'Bricolage Grotesque Variable', system-ui, sans-serif";

/** Dense but calm: small type, hairlines instead of shadows, one colour for actions. */
function createTheme(mode: ThemeName): RaThemeOptions {
  const colors = palette[mode];
  const focusRing = { outline: `2px solid ${colors.brand}`, outlineOffset: 2 };
  const alert = (backgroundColor: string) => ({ backgroundColor, color: colors.text });
  return {
    palette: {
      mode,
      primary: {
        main: colors.brand,
        dark: colors.brandHover,
        light: colors.brandSubtle,
        contrastText: colors.brandContrast,
      },
      secondary: { main: colors.brand, contrastText: colors.brandContrast },
      error: { main: colors.error, light: colors.errorSubtle, contrastText: colors.brandContrast },
      warning: { main: colors.accent, light: colors.accentSubtle, contrastText: colors.brandContrast },
      info: { main: colors.brand, light: colors.brandSubtle, contrastText: colors.brandContrast },
      success: { main: colors.brand, light: colors.brandSubtle, contrastText: colors.brandContrast },
      background: { default: colors.background, paper: colors.panel },
      text: { primary: colors.text, secondary: colors.muted },
      divider: colors.border,
    },
    typography: {
      fontFamily: family,
      fontSize: 14,
      h1: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.25 },
      h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 },
      h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.35 },
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.8125rem' },
      button: { fontWeight: 600, textTransform: 'none' },
    },
    shape: { borderRadius: 10 },
    sidebar: { width: 264, closedWidth: 68 },
    components: {
      // MUI’s own labels, such as those of paging and of the button that closes an alert.
      ...frFR.components,
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': focusRing,
          '@media (prefers-reduced-motion: reduce)': {
            '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { boxShadow: colors.shadow } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { whiteSpace: 'nowrap', flexShrink: 0, [COARSE]: { minHeight: 44 } },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        // MUI removes the outline and shows focus by the ripple only.
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
      // The label lies on fields of the same colour.
      MuiAutocomplete: {
        styleOverrides: {
          paper: { border: '1px solid', borderColor: colors.field, boxShadow: colors.shadow },
          // Leaves room for the two buttons, which are larger on coarse pointers.
          inputRoot: { [COARSE]: { '&&&': { paddingInlineEnd: 96 } } },
          input: { textOverflow: 'ellipsis' },
        },
      },
      MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
      MuiSelect: { styleOverrides: { standard: { '&:focus-visible': focusRing } } },
      MuiIconButton: { styleOverrides: { root: { [COARSE]: { minWidth: 44, minHeight: 44 } } } },
      MuiCheckbox: { styleOverrides: { root: { [COARSE]: { padding: 12 } } } },
      MuiFormControlLabel: { styleOverrides: { root: { [COARSE]: { minHeight: 44 } } } },
      // Text direction follows the script of the typed text.
      MuiInputBase: { defaultProps: { slotProps: { input: { dir: 'auto' } } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colors.panel, [COARSE]: { minHeight: 44 } },
          notchedOutline: { borderColor: colors.field },
          input: { '&::placeholder': { color: colors.muted, opacity: 1 } },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44, '&.Mui-focusVisible': { outlineOffset: -4 } } } },
      MuiTabs: {
        defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
      },
      MuiTabScrollButton: {
        styleOverrides: {
          root: { '&.Mui-disabled': { display: 'none' }, '@media (min-width: 900px)': { display: 'none' } },
        },
      },
      MuiChip: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { variant: 'filled', color: 'default' },
                style: { backgroundColor: mode === 'light' ? colors.sunken : colors.border },
              },
            ],
          },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: colors.border, fontSize: '0.875rem', overflowWrap: 'break-word' },
          sizeSmall: {
            padding: '6px 10px',
            '&:first-of-type': { paddingLeft: 16 },
            '&:last-of-type': { paddingRight: 16 },
          },
          head: { color: colors.muted, fontWeight: 600, backgroundColor: colors.panel },
        },
      },
      MuiAlert: {
        ...frFR.components?.MuiAlert,
        styleOverrides: {
          root: {
            variants: [
              { props: { severity: 'error' }, style: alert(colors.errorSubtle) },
              { props: { severity: 'warning' }, style: alert(colors.accentSubtle) },
              { props: { severity: 'success' }, style: alert(colors.brandSubtle) },
              { props: { severity: 'info' }, style: alert(colors.brandSubtle) },
            ],
          },
        },
      },
      MuiSkeleton: {
        styleOverrides: { root: { backgroundColor: mode === 'light' ? colors.sunken : colors.border } },
      },
      // The buttons have labels, no icons.
      RaConfirm: {
        defaultProps: { confirmColor: 'warning' },
        styleOverrides: { root: { '& .MuiButton-startIcon': { display: 'none' } } },
      },
      MuiDialogTitle: {
        styleOverrides: { root: { padding: 20, fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3 } },
      },
      MuiDialogContent: { styleOverrides: { root: { padding: '0 20px 20px' } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '0 20px 20px', gap: 8 } } },
      MuiTooltip: { defaultProps: { arrow: true } },
      ...formStyles(colors),
      ...frameStyles(colors),
      ...tableStyles(colors),
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
    },
  };
}

export const themes = { light: createTheme('light'), dark: createTheme('dark') };
