import { css, cx } from '#styles/css';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';

interface StaticPageProps {
  title: string;
  description: string;
  /** What can be done here, before the text. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of text. */
export function StaticPage({ title, description, action, children }: StaticPageProps) {
  return (
    <>
      <PageHead title={title} description={description} />
      <PageBanner title={title} introduction={description} />
      <Page>
        {action}
        <div className={cx('prose', css({ maxW: 'measure' }))}>{children}</div>
      </Page>
    </>
  );
}
