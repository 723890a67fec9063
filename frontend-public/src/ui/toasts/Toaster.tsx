import { chakra, defineStyle } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import { closeToast, readToast, readToastPlace, showCarriedToast, subscribeToasts } from './toaster';

/** Below the header: the thumb zone of phones stays free. */
const onPage = defineStyle({
  position: 'fixed',
  top: '20',
  insetInlineEnd: { base: '4', md: '8' },
  insetInlineStart: { base: '4', sm: 'auto' },
  w: { sm: '92' },
  zIndex: 'toast',
});

/**
 * Shows the latest message. Not Chakra's toaster: that weighs 30 kB, on every page or too late to say that the network or
 * the server is away.
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToasts, readToast, readToast);
  const place = useSyncExternalStore(subscribeToasts, readToastPlace, readToastPlace);

  useEffect(showCarriedToast, []);

  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeToast();
    };
    addEventListener('keydown', closeByKey);
    // What a form said before is no longer true.
    addEventListener('submit', closeToast, true);
    return () => {
      removeEventListener('keydown', closeByKey);
      removeEventListener('submit', closeToast, true);
    };
  }, []);

  const region = (
    <chakra.section className="screen-only" css={place ? {} : onPage} aria-label="Messages">
      {(['polite', 'assertive'] as const).map((politeness) => (
        <div key={politeness} aria-live={politeness}>
          {message && (politeness === 'assertive') === Boolean(message.destructive) && (
            <ToastCard toast={message} onClose={closeToast} mt={place && '4'} />
          )}
        </div>
      ))}
    </chakra.section>
  );
  return place ? createPortal(region, place) : region;
}
