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

/** What stands in a field, as it is typed. */
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

/** A value once it has been the same for a while. */
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
  /** Its children with the role `option` are what the arrows go through. */
  list: RefObject<HTMLElement | null>;
  /** What the options are made of; another object when they have changed. */
  options: readonly unknown[];
  /** The option that the arrows have come to shall go. */
  onDelete: (option: HTMLElement) => void;
}

/**
 * Makes a field and a list the combobox of the ARIA Authoring Practices: it opens with the focus, a text or an arrow, and
 * closes with Escape, with a choice and when the focus leaves the element that both stand in.
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

  // What the arrows had come to may be gone.
  useLayoutEffect(() => {
    if (!activeOption(field.current!)) keys.current?.clearSelection();
  }, [field, options]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (event.key === 'Escape' && isOpen) {
      // What the field stands in, and the browser’s own Escape that empties it, come with the next one.
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
    } else if (step && !isOpen && options.length > 0) {
      // What goes through the list begins to listen while this very key is pressed, and would go one further.
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
    // Ahead of what moves through the list.
    input.addEventListener('keydown', onKeyDown, { signal, capture: true });
    input.form?.addEventListener('submit', () => setWanted(false), { signal });
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
