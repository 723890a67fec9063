import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm';
import { Page } from '../../ui/Page';
import { Figures } from './Figures';
import { communityText, newsletterText } from './home-texts';

/** What the community is, and its newsletter. */
export function Community() {
  return (
    <Box mt={{ base: '16', md: '24' }} bg="brand.subtle">
      <Page py={{ base: '10', md: '16' }}>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap={{ base: '10', lg: '16' }}>
          <Stack as="section" gap="5" aria-labelledby="community-title">
            <Heading as="h2" id="community-title" fontSize="3xl" letterSpacing="tight">
              {communityText.title}
            </Heading>
            <Text maxW="34rem">{communityText.sentence}</Text>
            <Figures figures={communityText.figures} />
          </Stack>
          <Stack as="section" gap="5" aria-labelledby="newsletter-title">
            <Heading as="h2" id="newsletter-title" fontSize="2xl">
              {newsletterText.title}
            </Heading>
            <Text maxW="34rem">{newsletterText.sentence}</Text>
            <NewsletterForm />
          </Stack>
        </Grid>
      </Page>
    </Box>
  );
}
