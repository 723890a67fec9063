import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';

const REST_MS = 800;

const stateOf = (isKept: boolean) => (isKept ? 'kept' : 'lost');

/** What is being written, kept in this browser whenever the typing rests, until it is saved or dropped. */
export function useDraft(id: number | undefined, saved: Draft) {
  const [restored] = useState(() => readDraft(id));
  const [draft, setDraft] = useState(restored ?? saved);
  const [state, setState] = useState<'untouched' | 'typing' | 'kept' | 'lost'>(() =>
    restored ? stateOf(keepDraft(id, restored)) : 'untouched',
  );

  useEffect(() => {
    if (state !== 'typing') return;
    const timer = setTimeout(() => setState(stateOf(keepDraft(id, draft))), REST_MS);
    return () => clearTimeout(timer);
  }, [id, draft, state]);

  return {
    draft,
    state,
    wasRestored: restored !== undefined && state !== 'untouched',
    change: (changes: Partial<Draft>) => {
      setDraft((known) => ({ ...known, ...changes }));
      setState('typing');
    },
    /** Back to what the server has. */
    drop: (to: Draft) => {
      dropDraft(id);
      setDraft(to);
      setState('untouched');
    },
  };
}
