import { Container, Skeleton, Stack } from '@chakra-ui/react';

export function CollectionSkeleton() {
  return (
    <Container py={{ base: '6', md: '10' }} maxW="240">
      <Stack gap="5" role="status" aria-label="Chargement de la collection">
        <Skeleton h="6" maxW="40" />
        <Skeleton h="12" maxW="104" />
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} h="24" borderRadius="lg" />
        ))}
      </Stack>
    </Container>
  );
}
