import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LocationContext } from './location';
import { PageBoundary } from './PageBoundary';
import { shownPage, subscribe, tellRendered, type ShownPage } from './router';

interface SiteProps {
  /** Layout around every page. */
  frame: (page: ReactNode) => ReactNode;
  /** Fallback for a page that failed to render or load. */
  errorPage: ReactNode;
}

/** A page inside the layout. */
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

/** Subscribes to the router and renders its current page. */
export function FollowedRoute(props: SiteProps) {
  const shown = useSyncExternalStore(subscribe, shownPage);
  useLayoutEffect(tellRendered, [shown]);
  return <ShownRoute {...props} shown={shown} />;
}
