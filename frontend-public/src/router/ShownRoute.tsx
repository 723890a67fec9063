import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LocationContext } from './location';
import { PageBoundary } from './PageBoundary';
import { shownPage, subscribe, tellRendered, type ShownPage } from './router';

interface SiteProps {
  /** What stands around every page. */
  frame: (page: ReactNode) => ReactNode;
  /** What stands in place of a page that broke or did not come. */
  errorPage: ReactNode;
}

/** One page within its frame. */
export function ShownRoute({ shown, frame, errorPage }: SiteProps & { shown: ShownPage }) {
  const { location, page } = shown;
  const { key } = location;
  return (
    <LocationContext value={location}>
      <PageBoundary at={key} instead={errorPage}>
        {frame(
          <PageBoundary at={key} instead={errorPage}>
            {page ? <page.Component /> : errorPage}
          </PageBoundary>,
        )}
      </PageBoundary>
    </LocationContext>
  );
}

/** The page that the router shows, and each that follows it. */
export function FollowedRoute(props: SiteProps) {
  const shown = useSyncExternalStore(subscribe, shownPage);
  useLayoutEffect(tellRendered, [shown]);
  return <ShownRoute {...props} shown={shown} />;
}
