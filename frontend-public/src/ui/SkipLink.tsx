import { chakra } from '@chakra-ui/react';

export const MAIN_ID = '_contenu';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

export function SkipLink() {
  return (
    <Skip className="screen-only" href={`#${MAIN_ID}`}>
      Aller au contenu
    </Skip>
  );
}
