import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';

interface StaticPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A page of text. */
export function StaticPage({ title, description, children }: StaticPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} introduction={description} />
      <Page>
        <Box className="prose" maxW="measure">
          {children}
        </Box>
      </Page>
    </>
  );
}
