import { Container, Flex } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';

export function CollectionSkeleton() {
  return (
    <Container py={{ base: '6', md: '10' }} maxW="60rem">
      <Flex flexDirection="column" gap="5" role="status" aria-label="Chargement de la collection">
        <SkeletonBlock h="6" maxW="10rem" />
        <SkeletonBlock h="12" maxW="26rem" />
        {[1, 2, 3].map((each) => (
          <SkeletonBlock key={each} h="6rem" borderRadius="lg" />
        ))}
      </Flex>
    </Container>
  );
}
