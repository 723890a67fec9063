import { css } from '#styles/css';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Input } from '../../ui/controls';
import { useHydrated } from '../../ui/use-hydrated';

interface SearchFieldProps {
  id: string;
  placeholder: string;
  defaultValue?: string;
  /** Whether it proposes what the site has. */
  proposes?: boolean;
  onType?: (text: string) => void;
}

/** Most pages are read without a search: what proposes something comes when the field is about to be used. */
const Suggestions = lazy<ComponentType<{ field: RefObject<HTMLInputElement | null> }>>(async () => {
  try {
    return { default: (await import('./Suggestions')).Suggestions };
  } catch (error) {
    // The field does its work without.
    console.error(error);
    return { default: () => null };
  }
});

/**
 * The field `q` of a form, a combobox once there is a script: it proposes what the text may become, below whatever around
 * it is positioned, so that a button which stands below the field on telephones is not covered.
 */
export function SearchField({ id, placeholder, defaultValue, proposes = true, onType }: SearchFieldProps) {
  const isCombobox = useHydrated() && proposes;
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);

  function want() {
    setWanted(true);
    void loadKeepSearch();
  }

  // Somebody may have been quicker than the script.
  useEffect(() => setWanted(document.activeElement === input.current), []);

  useEffect(() => {
    const form = input.current!.form;
    if (!isCombobox || !form) return;
    const keep = (event: SubmitEvent) => {
      if (keepSearch) return keepSearch(input.current!.value.trim());
      // A page that is left keeps nothing any more.
      event.preventDefault();
      event.stopImmediatePropagation();
      void loadKeepSearch().then(() => form.requestSubmit());
    };
    // Ahead of what the form itself does, which may lead to another page.
    form.addEventListener('submit', keep, true);
    return () => form.removeEventListener('submit', keep, true);
  }, [isCombobox]);

  return (
    <div className={css({ flex: '1 1 16rem', minW: '0' })} onFocus={want}>
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
        {...(isCombobox && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
      />
      {isCombobox && isWanted && (
        <Suspense>
          <Suggestions field={input} />
        </Suspense>
      )}
    </div>
  );
}

let keepSearch: ((text: string) => void) | undefined;

async function loadKeepSearch(): Promise<void> {
  try {
    ({ keepSearch } = await import('../../lib/earlier-searches'));
  } catch (error) {
    // Then it is not kept.
    console.error(error);
    keepSearch = () => undefined;
  }
}
