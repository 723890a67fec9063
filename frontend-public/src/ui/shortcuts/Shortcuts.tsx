import { useNavigate } from 'react-router-dom';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part';
import { SEARCH_FIELD_ID } from '../../lib/navigation';
import { OPEN_SHORTCUTS } from './open-shortcuts';
import { areShortcutsOn, shortcutKeys, type ShortcutKey } from './shortcuts';

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** Listens for shortcuts; their code and help sheet are loaded on the first key. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = () => setOpen(true);

    function search() {
      void navigate('/recherche', { state: { startsAt: SEARCH_FIELD_ID } });
    }

    async function press(event: KeyboardEvent) {
      const key = shortcutOf(event);
      if (!key) return;
      event.preventDefault();
      if (key === '?') return show();
      const { followShortcut } = await import('./follow-shortcut');
      followShortcut(key, search);
    }

    const onKeyDown = (event: KeyboardEvent) => void press(event);
    // In the capture phase, before handlers that stop propagation.
    addEventListener('keydown', onKeyDown, true);
    addEventListener(OPEN_SHORTCUTS, show);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener(OPEN_SHORTCUTS, show);
    };
  }, [navigate]);

  return (
    open && (
      <Suspense>
        <ShortcutsDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}

function shortcutOf(event: KeyboardEvent): ShortcutKey | undefined {
  const { target, ctrlKey, metaKey, altKey, repeat } = event;
  const key = shortcutKeys.find((known) => known === event.key);
  // A key that is held would flash the theme.
  if (!key || ctrlKey || metaKey || altKey || repeat) return undefined;
  const isTaken =
    takesKeys(target as HTMLElement) || document.querySelector('[aria-modal=true], dialog[open]');
  return isTaken || !areShortcutsOn() ? undefined : key;
}

/** Whether the focused element uses keys itself. */
function takesKeys(element: HTMLElement): boolean {
  return (
    element.isContentEditable ||
    element.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
    )
  );
}
