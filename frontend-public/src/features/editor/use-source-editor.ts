import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldDescription, SourceEditor, SourceEditorOptions } from './source-editor';

export interface FieldOptions extends Pick<SourceEditorOptions, 'look' | 'preview' | 'onChange' | 'onBlur'> {
  /** Of the plain field, which is there for as long as there is no editor. */
  id: string;
  /** What the form has by now. */
  read: () => string;
  description: FieldDescription;
  /** Where the form has no other way to give the editor its value. */
  value?: string;
}

/**
 * Has an editor come in the place of a plain field once its code is there.
 * @returns where it is to stand, and the editor; none while it is loaded and where that fails: the field does it all then
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
  useEffect(() => editor?.dress(look), [editor, look]);
  useEffect(() => {
    if (value !== undefined) editor?.set(value);
  }, [editor, value]);
  useEffect(
    () => editor?.describe({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid }),
    [editor, describedBy, isInvalid],
  );
  return [place, editor];
}
