import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';

interface AccountScreenProps {
  title: string;
  description: string;
  introduction?: ReactNode;
  /** What speaks for having an account, beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen with one form. Search engines have no use for it. */
export function AccountScreen({ title, description, introduction, aside, children }: AccountScreenProps) {
  return (
    <Page py={{ base: '8', md: '16' }} maxW={aside ? 'page' : '34rem'}>
      <PageHead title={title} description={description} hidden />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1.5fr) minmax(0, 1fr)' : '1fr' }}
        gap={{ base: '12', lg: '20' }}
        alignItems="start"
      >
        <Box>
          <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight">
            {title}
          </Heading>
          {introduction && (
            <Text as="div" mt="3" fontSize="lg" color="fg.muted">
              {introduction}
            </Text>
          )}
          <Box mt={{ base: '6', md: '8' }}>{children}</Box>
        </Box>
        {aside}
      </Grid>
    </Page>
  );
}
