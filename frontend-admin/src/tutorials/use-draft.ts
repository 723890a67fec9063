import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft';

const REST_MS = 800;

/** Keeps what is written in the form in this browser whenever the typing rests, until it is saved or dropped. */
export function useDraft(id: number | undefined) {
  const { reset, formState } = useFormContext<Draft>();
  const { isDirty, isReady } = formState;
  const values = useWatch<Draft>() as Draft;
  const [restored] = useState(() => readDraft(id));
  const [state, setState] = useState<'kept' | 'lost'>();

  useEffect(() => {
    if (isReady && restored) reset(restored, { keepDefaultValues: true });
  }, [isReady, restored, reset]);

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => setState(keepDraft(id, values) ? 'kept' : 'lost'), REST_MS);
    return () => clearTimeout(timer);
  }, [id, values, isDirty]);

  return {
    state: isDirty ? state : undefined,
    wasRestored: restored !== undefined && isDirty,
    /** Back to what the server has. */
    drop: () => {
      dropDraft(id);
      reset();
    },
  };
}
