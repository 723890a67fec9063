import { chakra } from '@chakra-ui/react';

const icons = [
  { name: 'Facebook', path: 'M14 8h3V4h-3c-2.8 0-4 1.8-4 4v3H7v4h3v8h4v-8h3l1-4h-4V8.6c0-.4.2-.6.6-.6z' },
  { name: 'X', path: 'M4 4l7 9.2L4.4 20H7l5.2-5.3L16.3 20H20l-7.3-9.7L19 4h-2.6l-4.8 4.9L8 4z' },
  {
    name: 'LinkedIn',
    path: 'M5 9h3v11H5zM6.5 4a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4zM11 9h3v1.6c.6-1 1.7-1.8 3.2-1.8C20 8.8 21 10.6 21 13.4V20h-3v-6c0-1.5-.5-2.5-1.7-2.5-1.3 0-2.3.9-2.3 2.7V20h-3z',
  },
];

/** Icons of social networks; the contract gives them no target. */
export function SocialIcons() {
  return icons.map(({ name, path }) => (
    <chakra.svg
      css={{ w: '6', h: '6', fill: 'currentColor' }}
      key={name}
      viewBox="0 0 24 24"
      role="img"
      aria-label={name}
    >
      <path d={path} />
    </chakra.svg>
  ));
}
