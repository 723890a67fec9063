import { Box, Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { useOwnPage } from './own-page';

interface StaticPageProps {
  title: string;
  description: string;
  /** Content above the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** A static page with its built-in or the operator's text. */
export function StaticPage({ title, description, action, children }: StaticPageProps) {
  const own = useOwnPage();
  return (
    <>
      <PageHead title={title} description={own?.opening || description} />
      <PageBanner title={title} introduction={own === undefined ? description : undefined} />
      <Container>
        {action}
        {own === undefined ? (
          <Box className="prose" maxW="measure">
            {children}
          </Box>
        ) : (
          <Box className="prose" maxW="measure" dangerouslySetInnerHTML={{ __html: own?.html ?? '' }} />
        )}
      </Container>
    </>
  );
}
