import { Container, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { PageHead } from '../../ui/PageHead';

export function TutorialSkeleton() {
  return (
    <Container role="status" aria-label="Chargement du tutoriel" py={{ base: '2', md: '6' }}>
      <PageHead title="Chargement du tutoriel…" description="Un instant." hidden />
      <Stack gap="4" maxW="measure">
        <Skeleton h="6" maxW="32" />
        <Skeleton h="12" />
        <Skeleton h="12" maxW="3/4" />
        <Skeleton h="6" />
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 19rem' }} gap="12" mt="8">
        <Stack gap="4">
          <Skeleton h={{ base: '20', md: '32' }} borderRadius="lg" />
          {['100%', '92%', '97%', '60%', '99%', '88%'].map((width) => (
            <Skeleton key={width} style={{ width }} h="5" />
          ))}
        </Stack>
        <Skeleton h="72" borderRadius="lg" hideBelow="lg" />
      </Grid>
    </Container>
  );
}
