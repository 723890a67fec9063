import Combobox from '@github/combobox-nav';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

type Field = RefObject<HTMLInputElement | null>;

/** Current value of a field, updated on input. */
export function useTypedText(field: Field): string {
  return useSyncExternalStore(
    (listener) => {
      const input = field.current!;
      input.addEventListener('input', listener);
      return () => input.removeEventListener('input', listener);
    },
    () => field.current!.value,
  );
}

/** Debounces a value. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

interface ComboboxParts {
  field: Field;
  /** Contains elements with the role `option`, which the arrow keys go through. */
  list: RefObject<HTMLElement | null>;
  /** Data of the options; a new reference when they change. */
  options: readonly unknown[];
  /** Called when Delete is pressed on the active option. */
  onDelete: (option: HTMLElement) => void;
}

/**
 * Implements the combobox pattern of the ARIA Authoring Practices. Opens on focus, input and arrow keys; closes on
 * Escape, on selection, and when the focus leaves the field's parent.
 */
export function useCombobox({ field, list, options, onDelete }: ComboboxParts) {
  const [isWanted, setWanted] = useState(true);
  const isOpen = isWanted && options.length > 0;
  const keys = useRef<Combobox>(null);
  const firstStep = useRef<1 | -1 | null>(null);

  useEffect(() => {
    keys.current = new Combobox(field.current!, list.current!, { tabInsertsSuggestions: false });
  }, [field, list]);

  useEffect(() => {
    if (!isOpen) return;
    const navigation = keys.current!;
    navigation.start();
    if (firstStep.current) navigation.navigate(firstStep.current);
    firstStep.current = null;
    return () => navigation.stop();
  }, [isOpen]);

  // The active option may have been removed.
  useLayoutEffect(() => {
    if (!activeOption(field.current!)) keys.current?.clearSelection();
  }, [field, options]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape' && isOpen) {
      // The first Escape only closes the list. The next one reaches ancestors and the browser, which empties the field.
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
    } else if (step && !isOpen && options.length > 0) {
      // The list's own listener is added during this event and would move one step too far.
      event.preventDefault();
      event.stopPropagation();
      firstStep.current = step;
      setWanted(true);
    } else if (event.key === 'Delete' && isOpen) {
      const option = activeOption(field.current!);
      if (!option) return;
      event.preventDefault();
      onDelete(option);
    }
  });

  useEffect(() => {
    const input = field.current!;
    const place = input.parentElement!;
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => setWanted(true);
    input.addEventListener('input', open, { signal });
    input.addEventListener('click', open, { signal });
    input.addEventListener('focus', open, { signal });
    // Capture phase: runs before the listener that moves through the list.
    input.addEventListener('keydown', onKeyDown, { signal, capture: true });
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!place.contains(relatedTarget as Node | null)) setWanted(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, [field]);

  return { isOpen, isWanted, close: () => setWanted(false) };
}

function activeOption(input: HTMLInputElement): HTMLElement | null {
  return document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
}
