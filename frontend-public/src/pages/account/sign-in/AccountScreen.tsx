import { Box, Container, Grid, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/PageHead';

interface AccountScreenProps {
  title: string;
  description: string;
  introduction?: ReactNode;
  /** Shown beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with a single form, with `noindex`. */
export function AccountScreen({ title, description, introduction, aside, children }: AccountScreenProps) {
  return (
    <Container py={{ base: '8', md: '16' }} maxW={aside ? 'page' : '136'}>
      <PageHead title={title} description={description} hidden />
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: aside ? 'minmax(0, 1.5fr) minmax(0, 1fr)' : '1fr',
        }}
        gap={{ base: '12', lg: '20' }}
        alignItems="start"
      >
        <div>
          <Heading as="h1" fontSize="4xl" letterSpacing="tight" lineHeight="tight">
            {title}
          </Heading>
          {introduction && (
            <Box mt="3" fontSize="lg" color="fg.muted">
              {introduction}
            </Box>
          )}
          <Box mt={{ base: '6', md: '8' }}>{children}</Box>
        </div>
        {aside}
      </Grid>
    </Container>
  );
}
