import { css, cx } from '#styles/css';
import type { ReactNode } from 'react';
import { Container } from '../../ui/Container';
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
  const prose = cx('prose', css({ maxW: 'measure' }));
  return (
    <>
      <PageHead title={title} description={own?.opening || description} />
      <PageBanner title={title} introduction={own === undefined ? description : undefined} />
      <Container>
        {action}
        {own === undefined ? (
          <div className={prose}>{children}</div>
        ) : (
          <div className={prose} dangerouslySetInnerHTML={{ __html: own?.html ?? '' }} />
        )}
      </Container>
    </>
  );
}
