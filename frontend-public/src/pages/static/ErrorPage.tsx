import { useEffect, useRef } from 'react';
import { FailedPage } from '../../ui/FailedPage';
import { loadAnew } from '../../ui/load-anew';
import { useOffline } from '../../lib/offline';

/** Replaces a page that threw. If its chunk failed offline, it reloads once back online. */
export function ErrorPage() {
  const offline = useOffline();
  const wasOffline = useRef(offline);

  useEffect(() => {
    if (!offline && wasOffline.current) void loadAnew();
    wasOffline.current = offline;
  }, [offline]);

  return <FailedPage title="Une erreur est survenue" onRetry={() => void loadAnew()} />;
}
