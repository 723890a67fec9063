import { FailedPage } from '../../ui/FailedPage';

/** Shown in place of a page that broke. */
export function ErrorPage() {
  return <FailedPage title="Une erreur est survenue" onRetry={() => location.reload()} />;
}
