import { Text } from '@chakra-ui/react';

export function NoNotification() {
  return (
    <Text color="fg.muted" textAlign="center" py="2">
      Aucune notification
    </Text>
  );
}
