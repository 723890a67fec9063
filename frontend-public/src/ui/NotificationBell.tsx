import { Box, chakra, Text } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { buttonRecipe } from '../theme/recipes';

const Toggle = chakra('summary', {
  ...buttonRecipe,
  base: { ...buttonRecipe.base, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});

export function NotificationBell() {
  return (
    <chakra.details position="relative">
      <Toggle variant="ghost" size="icon" aria-label="Notifications">
        <Bell size={20} aria-hidden />
      </Toggle>
      <Box
        position="absolute"
        top="calc(100% + 0.5rem)"
        insetInlineEnd={{ base: '-3.25rem', lg: '0' }}
        w="18rem"
        maxW="calc(100vw - 2rem)"
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        boxShadow="raised"
        p="5"
        zIndex="overlay"
      >
        <Text color="fg.muted" textAlign="center">
          Aucune notification
        </Text>
      </Box>
    </chakra.details>
  );
}
