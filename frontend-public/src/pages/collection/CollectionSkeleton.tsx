import { Flex } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';
import { Container } from '../../ui/Container';

export function CollectionSkeleton() {
  return (
    <Container css={{ py: { base: '6', md: '10' }, maxW: '60rem' }}>
      <Flex flexDirection="column" gap="5" role="status" aria-label="Chargement de la collection">
        <SkeletonBlock css={{ h: '6', maxW: '10rem' }} />
        <SkeletonBlock css={{ h: '12', maxW: '26rem' }} />
        {[1, 2, 3].map((each) => (
          <SkeletonBlock key={each} css={{ h: '6rem', borderRadius: 'lg' }} />
        ))}
      </Flex>
    </Container>
  );
}
