/** What each colour is for, in both themes: those of the public site (frontend-public/src/theme). */
export const palette = {
  light: {
    background: '#fbf9f5',
    panel: '#ffffff',
    sunken: '#f4f0e8',
    text: '#1b2127',
    muted: '#565f68',
    border: '#e5dfd3',
    field: '#8a949c',
    brand: '#0c6a64',
    brandHover: '#09544f',
    brandContrast: '#ffffff',
    brandSubtle: '#e2f1ee',
    accent: '#b4480f',
    accentSubtle: '#fde9d9',
    error: '#b3261e',
    errorSubtle: '#fbe6e4',
    shadow: '0 1px 2px rgb(27 33 39 / 6%), 0 4px 16px -6px rgb(27 33 39 / 12%)',
  },
  dark: {
    background: '#13181d',
    panel: '#1b2128',
    sunken: '#0d1115',
    text: '#ece9e2',
    muted: '#a9b2b9',
    border: '#262e36',
    field: '#a9b2b9',
    brand: '#6fd0c5',
    brandHover: '#4dbcb0',
    brandContrast: '#0d1115',
    brandSubtle: '#143431',
    accent: '#f5ab74',
    accentSubtle: '#3d2414',
    error: '#f2a0a0',
    errorSubtle: '#3b1b1d',
    shadow: '0 1px 2px rgb(0 0 0 / 40%)',
  },
} as const;

export type ThemeName = keyof typeof palette;
export type Colors = Record<keyof (typeof palette)['light'], string>;
