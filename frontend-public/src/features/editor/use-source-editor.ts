import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldDescription, SourceEditor, SourceEditorOptions } from './source-editor';

export interface FieldOptions extends Pick<SourceEditorOptions, 'look' | 'preview' | 'onChange' | 'onBlur'> {
  /** Id of the textarea, which is shown until the editor is loaded. */
  id: string;
  /** Reads the form's current value. */
  read: () => string;
  description: FieldDescription;
  /** Controlled value, for forms that cannot call `set`. */
  value?: string;
}

/**
 * Replaces a textarea with the editor once its chunk is loaded.
 * @returns the ref of the container, and the editor; undefined while it loads or if that fails, when the textarea stays
 */
export function useSourceEditor(
  options: FieldOptions,
): [place: RefObject<HTMLDivElement | null>, editor: SourceEditor | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SourceEditor>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    let opened: SourceEditor | undefined;
    let isGone = false;
    import('./source-editor')
      .then(({ openSourceEditor }) => {
        if (isGone) return;
        const { id, look, preview, read } = latest.current;
        opened = openSourceEditor({
          place: place.current!,
          field: document.getElementById(id) as HTMLTextAreaElement,
          source: read(),
          look,
          preview,
          onChange: (source) => latest.current.onChange(source),
          onBlur: () => latest.current.onBlur(),
        });
        setEditor(opened);
      })
      .catch(console.error);
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);

  const { look, description, value } = options;
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = description;
  useEffect(() => editor?.applyLook(look), [editor, look]);
  useEffect(() => {
    if (value !== undefined) editor?.set(value);
  }, [editor, value]);
  useEffect(
    () => editor?.describe({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }),
    [editor, describedBy, isInvalid],
  );
  return [place, editor];
}
