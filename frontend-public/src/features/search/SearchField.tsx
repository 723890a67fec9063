import { Box } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Input } from '../../ui/inputs';
import { useHydrated } from '../../ui/use-hydrated';

interface SearchFieldProps {
  id: string;
  placeholder: string;
  defaultValue?: string;
  /** Whether it suggests content of the site. */
  proposes?: boolean;
  onType?: (text: string) => void;
}

/** Loaded when the field gets the focus: most pages are read without a search. */
const Suggestions = lazy<ComponentType<{ field: RefObject<HTMLInputElement | null> }>>(async () => {
  try {
    return { default: (await import('./Suggestions')).Suggestions };
  } catch (error) {
    // The field works without suggestions.
    console.error(error);
    return { default: () => null };
  }
});

/**
 * The field `q` of a form, a combobox once hydrated. Suggestions are positioned below the nearest positioned ancestor,
 * so that they do not cover a button below the field on small screens.
 */
export function SearchField({ id, placeholder, defaultValue, proposes = true, onType }: SearchFieldProps) {
  const isCombobox = useHydrated() && proposes;
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);

  // The field may have been focused before hydration.
  useEffect(() => setWanted(document.activeElement === input.current), []);

  useEffect(() => {
    const form = input.current!.form;
    if (!isCombobox || !form) return;
    const end = () => {
      // Suggestions still on their way would cover the results.
      setWanted(false);
      void keepSearch(input.current!.value.trim());
    };
    // Capture phase: runs before the form's own handler, which may navigate away.
    form.addEventListener('submit', end, true);
    return () => form.removeEventListener('submit', end, true);
  }, [isCombobox]);

  const want = () => setWanted(true);
  return (
    <Box
      flex="1 1 16rem"
      minW="0"
      onFocus={want}
      onInput={want}
      onClick={want}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') want();
      }}
    >
      <Input
        ref={input}
        id={id}
        type="search"
        name="q"
        placeholder={placeholder}
        maxLength={200}
        defaultValue={defaultValue}
        enterKeyHint="search"
        onChange={({ target }) => onType?.(target.value)}
        role={isCombobox ? 'combobox' : undefined}
        aria-autocomplete={isCombobox ? 'list' : undefined}
        aria-expanded={isCombobox ? false : undefined}
      />
      {isCombobox && isWanted && (
        <Suspense>
          <Suggestions field={input} />
        </Suspense>
      )}
    </Box>
  );
}

/**
 * The search does not wait for this chunk, which usually came with the suggestions: on a slow network the reader may
 * press a link meanwhile, and a late search would take them away from its page.
 */
async function keepSearch(text: string): Promise<void> {
  try {
    (await import('../../lib/earlier-searches')).keepSearch(text);
  } catch (error) {
    // The search is not stored then.
    console.error(error);
  }
}
