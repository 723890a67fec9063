import { useEffect, type RefObject } from 'react';

/**
 * Behaviour of a non-modal popup: takes the focus, closes with Escape (which returns the focus) and
 * on a press outside.
 * @param opener the toggle, which closes it itself
 */
export function useDismiss(
  layer: RefObject<HTMLElement | null>,
  opener: Element | null,
  onClose: () => void,
): void {
  useEffect(() => {
    layer.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      onClose();
    };
    const onPress = ({ target }: PointerEvent) => {
      const within = [layer.current, opener].some((element) => element?.contains(target as Node));
      if (!within) onClose();
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPress);
    };
  }, [layer, opener, onClose]);
}
