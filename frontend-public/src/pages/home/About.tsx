import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { Cover } from '../../features/tutorials/Cover';
import { Figures } from './Figures';
import { aboutText } from './home-texts';
import { HomeSection } from './HomeSection';

export function About() {
  return (
    <HomeSection id="about" title={aboutText.title}>
      <Grid
        templateColumns={{ base: '1fr', md: '1fr 1.4fr' }}
        gap={{ base: '8', md: '12' }}
        alignItems="center"
      >
        <Box borderRadius="lg" overflow="hidden" aspectRatio="4 / 3">
          <Cover seed={7} />
        </Box>
        <Stack gap="4" maxW="measure">
          <Text fontWeight="semibold" color="brand.fg">
            {aboutText.role}
          </Text>
          {aboutText.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Figures figures={[aboutText.figure]} />
        </Stack>
      </Grid>
    </HomeSection>
  );
}
