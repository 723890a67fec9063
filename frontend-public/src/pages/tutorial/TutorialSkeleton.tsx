import { Grid, Stack } from '@chakra-ui/react';
import { SkeletonBlock } from '../../ui/controls';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';

export function TutorialSkeleton() {
  return (
    <Page py={{ base: '6', md: '10' }} role="status" aria-label="Chargement du tutoriel">
      <PageHead title="Chargement du tutoriel…" description="Un instant." hidden />
      <Stack gap="4" maxW="measure">
        <SkeletonBlock h="6" maxW="8rem" />
        <SkeletonBlock h="12" />
        <SkeletonBlock h="12" maxW="70%" />
        <SkeletonBlock h="6" />
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 19rem' }} gap="12" mt="8">
        <Stack gap="4">
          <SkeletonBlock aspectRatio="16 / 9" borderRadius="lg" />
          {['100%', '92%', '97%', '60%', '99%', '88%'].map((width) => (
            <SkeletonBlock key={width} h="5" style={{ width }} />
          ))}
        </Stack>
        <SkeletonBlock h="18rem" borderRadius="lg" hideBelow="lg" />
      </Grid>
    </Page>
  );
}
