import { Flex } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';

export function CommentsSkeleton() {
  return (
    <Flex flexDirection="column" gap="6" mt="6" role="status" aria-label="Chargement des commentaires">
      {[0, 1, 2].map((index) => (
        <Flex gap="3" key={index}>
          <SkeletonBlock w="10" h="10" borderRadius="full" flexShrink="0" />
          <Flex flexDirection="column" gap="2" flex="1">
            <SkeletonBlock h="5" maxW="14rem" />
            <SkeletonBlock h="5" />
            <SkeletonBlock h="5" maxW="70%" />
          </Flex>
        </Flex>
      ))}
    </Flex>
  );
}
