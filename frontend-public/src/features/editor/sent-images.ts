import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { imagesIn } from './send-image';

/** What follows a picture that was pasted or dropped; the next one waits for it. */
type Ask = (view: EditorView, file: File) => Promise<void>;

/** Pictures that are pasted into the text, or dropped on it. */
export function sentImages(ask: Ask): Extension {
  async function askForEach(view: EditorView, files: File[]): Promise<void> {
    for (const file of files) await ask(view, file);
  }

  return EditorView.domEventHandlers({
    paste(event, view) {
      // A spreadsheet sends a picture of its cells along with them.
      if (event.clipboardData?.types.includes('text/plain')) return false;
      const files = imagesIn(event.clipboardData);
      if (files.length === 0) return false;
      event.preventDefault();
      void askForEach(view, files);
      return true;
    },
    drop(event, view) {
      const files = imagesIn(event.dataTransfer);
      if (files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
      void askForEach(view, files);
      return true;
    },
  });
}
