import { css, cx } from '#styles/css';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { useOwnPage } from './own-page';

interface StaticPageProps {
  title: string;
  description: string;
  /** What can be done here, before the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of text: the built-in one, or what the operator has it say. */
export function StaticPage({ title, description, action, children }: StaticPageProps) {
  const own = useOwnPage();
  const prose = cx('prose', css({ maxW: 'measure' }));
  return (
    <>
      <PageHead title={title} description={own?.opening || description} />
      <PageBanner title={title} introduction={own === undefined ? description : undefined} />
      <Page>
        {action}
        {own === undefined ? (
          <div className={prose}>{children}</div>
        ) : (
          <div className={prose} dangerouslySetInnerHTML={{ __html: own?.html ?? '' }} />
        )}
      </Page>
    </>
  );
}
