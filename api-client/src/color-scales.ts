/** Colour scales of the design, shared by the public site and the console. */
export const colorScales = {
  paper: {
    0: '#ffffff',
    50: '#fbf9f5',
    100: '#f4f0e8',
    200: '#e5dfd3',
    300: '#d6cebf',
  },
  ink: {
    400: '#868f97',
    500: '#565f68',
    700: '#333b43',
    900: '#1b2127',
  },
  night: {
    50: '#ece9e2',
    300: '#a9b2b9',
    600: '#3b4651',
    700: '#262e36',
    800: '#1b2128',
    900: '#13181d',
    950: '#0d1115',
  },
  lagoon: {
    50: '#e2f1ee',
    100: '#c5e4de',
    300: '#6fd0c5',
    400: '#4dbcb0',
    600: '#0c6a64',
    700: '#09544f',
    900: '#143431',
  },
  apricot: {
    100: '#fde9d9',
    300: '#f5ab74',
    600: '#b4480f',
    900: '#3d2414',
  },
  moss: { 300: '#8fd19e', 600: '#1f6b3a' },
  garnet: { 300: '#f2a0a0', 600: '#b3261e' },
} as const;
