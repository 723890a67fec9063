import { useEffect, useRef } from 'react';
import { FailedPage } from '../../ui/FailedPage';
import { loadAnew } from '../../ui/load-anew';
import { useOffline } from '../../lib/offline';

/** Shown in place of a page that broke. One whose code did not come for want of a network is loaded with its return. */
export function ErrorPage() {
  const offline = useOffline();
  const wasOffline = useRef(offline);

  useEffect(() => {
    if (!offline && wasOffline.current) void loadAnew();
    wasOffline.current = offline;
  }, [offline]);

  return <FailedPage title="Une erreur est survenue" onRetry={() => void loadAnew()} />;
}
