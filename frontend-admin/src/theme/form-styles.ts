import type { ThemeOptions } from '@mui/material';
import { createElement, Fragment } from 'react';
import type { Colors } from './palette';

const inputs = [
  'RaAutocompleteInput',
  'RaBooleanInput',
  'RaNumberInput',
  'RaRadioButtonGroupInput',
  'RaSelectInput',
  'RaTextInput',
];

/** Forms: stacked fields, buttons below a line. */
export function formStyles(colors: Colors): ThemeOptions['components'] {
  return {
    RaSimpleForm: {
      styleOverrides: {
        root: {
          '&&': { padding: 20 },
          '& > .MuiStack-root': { gap: 16 },
          '& > .MuiStack-root > *': { width: '100%' },
          '& .MuiFormControl-root': { margin: 0 },
        },
      },
    },
    // The label is a heading above fields with labels of their own.
    RaArrayInput: {
      styleOverrides: {
        root: {
          '& > .RaArrayInput-label.MuiInputLabel-root': {
            position: 'static',
            transform: 'none',
            maxWidth: 'none',
            fontSize: '1rem',
            fontWeight: 600,
            color: colors.text,
          },
          '& > .MuiFormHelperText-root': { marginInline: 4 },
        },
      },
    },
    // The helper text of a disabled field stays readable.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colors.muted } } } },
    // No empty line below fields without a helper text.
    ...Object.fromEntries(inputs.map((input) => [input, { defaultProps: { helperText: false } }])),
    RaSaveButton: { defaultProps: { alwaysEnable: true, icon: createElement(Fragment) } },
    RaToolbar: {
      styleOverrides: {
        root: {
          '&&': {
            position: 'static',
            padding: '16px 20px',
            minHeight: 0,
            backgroundColor: 'transparent',
            borderTop: `1px solid ${colors.border}`,
          },
        },
      },
    },
  };
}
