import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { ToastCard } from './ToastCard';
import { closeToast, hostToasts, readToasts, showCarriedToast, subscribeToasts } from './toaster';

/** Toasts appear below the header: the thumb zone of phones stays free. */
export function Toaster() {
  const host = useId();
  const { toasts, hosts } = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  const isHost = hosts.at(-1) === host;
  const shown = isHost ? toasts : [];
  const latest = shown.at(-1)?.id;

  useEffect(() => hostToasts(host), [host]);
  useEffect(showCarriedToast, []);

  useEffect(() => {
    if (latest === undefined) return;
    const closeLatest = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeToast(latest);
    };
    addEventListener('keydown', closeLatest);
    return () => removeEventListener('keydown', closeLatest);
  }, [latest]);

  return (
    <chakra.section
      className="screen-only"
      display="flex"
      position="fixed"
      top="20"
      insetInlineEnd={{ base: '4', md: '8' }}
      insetInlineStart={{ base: '4', sm: 'auto' }}
      w={{ sm: '92' }}
      zIndex="toast"
      flexDirection="column"
      pointerEvents="none"
      aria-label={isHost ? 'Messages' : undefined}
    >
      {(['polite', 'assertive'] as const).map((politeness) => {
        const ofKind = shown.filter(
          ({ destructive = false }) => destructive === (politeness === 'assertive'),
        );
        return (
          <Stack gap="3" pb={ofKind.length > 0 ? '3' : '0'} key={politeness} aria-live={politeness}>
            {ofKind.map((toast) => (
              <ToastCard key={toast.id} toast={toast} onClose={() => closeToast(toast.id)} />
            ))}
          </Stack>
        );
      })}
    </chakra.section>
  );
}
