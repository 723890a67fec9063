import { useNavigation } from 'react-router-dom';
import { Box } from '@chakra-ui/react';

/** Progress line while the next page's chunk loads. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      position="fixed"
      top="0"
      insetInline="0"
      h="0.75"
      zIndex="skipLink"
      bg="brand.solid"
      transformOrigin="0 0"
      animation="hurry"
      role="progressbar"
      aria-label="Chargement de la page"
    />
  );
}
