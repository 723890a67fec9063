import { chakra, defineStyle, Stack } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import {
  closeOutcome,
  closeToast,
  readToastPlace,
  readToasts,
  showCarriedToast,
  subscribeToasts,
} from './toaster';

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
 * Shows the outcome of the last action, and news. Not Chakra's toaster: that weighs 30 kB, on every page or too late to say
 * that the network or the server is away.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const place = useSyncExternalStore(subscribeToasts, readToastPlace, readToastPlace);
  const latest = toasts.at(-1)?.id;

  useEffect(showCarriedToast, []);

  useEffect(() => {
    // A new submit replaces the outcome of the one before.
    addEventListener('submit', closeOutcome, true);
    return () => removeEventListener('submit', closeOutcome, true);
  }, []);

  useEffect(() => {
    if (latest === undefined) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeToast(latest);
    };
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, [latest]);

  const region = (
    <chakra.section className="screen-only" css={place ? {} : onPage} aria-label="Messages">
      {(['polite', 'assertive'] as const).map((politeness) => (
        <Stack
          key={politeness}
          gap={place ? '0' : '3'}
          mt={!place && politeness === 'assertive' && toasts.length > 1 ? '3' : '0'}
          aria-live={politeness}
        >
          {toasts
            .filter(({ destructive = false }) => destructive === (politeness === 'assertive'))
            .map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                onClose={() => closeToast(toast.id)}
                mt={place && '4'}
              />
            ))}
        </Stack>
      ))}
    </chakra.section>
  );
  return place ? createPortal(region, place) : region;
}
