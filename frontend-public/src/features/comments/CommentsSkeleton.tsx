import { Flex, Skeleton, Stack } from '@chakra-ui/react';

export function CommentsSkeleton() {
  return (
    <Stack gap="6" mt="6" role="status" aria-label="Chargement des commentaires">
      {[0, 1, 2].map((index) => (
        <Flex gap="3" key={index}>
          <Skeleton w="10" h="10" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton h="5" maxW="56" />
            <Skeleton h="5" />
            <Skeleton h="5" maxW="3/4" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
