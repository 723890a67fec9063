import { Container, Flex, Grid } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';
import { PageHead } from '../../ui/PageHead';

export function TutorialSkeleton() {
  return (
    <Container role="status" aria-label="Chargement du tutoriel" py={{ base: '2', md: '6' }}>
      <PageHead title="Chargement du tutoriel…" description="Un instant." hidden />
      <Flex flexDirection="column" gap="4" maxW="measure">
        <SkeletonBlock h="6" maxW="8rem" />
        <SkeletonBlock h="12" />
        <SkeletonBlock h="12" maxW="70%" />
        <SkeletonBlock h="6" />
      </Flex>
      <Grid gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 19rem' }} gap="12" mt="8">
        <Flex flexDirection="column" gap="4">
          <SkeletonBlock h={{ base: '5rem', md: '8rem' }} borderRadius="lg" />
          {['100%', '92%', '97%', '60%', '99%', '88%'].map((width) => (
            <SkeletonBlock key={width} style={{ width }} h="5" />
          ))}
        </Flex>
        <SkeletonBlock h="18rem" borderRadius="lg" hideBelow="lg" />
      </Grid>
    </Container>
  );
}
