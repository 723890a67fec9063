import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { imagesIn } from './send-image';

/** Handles a pasted or dropped image; the next image waits for it. */
type Ask = (view: EditorView, file: File) => Promise<void>;

/** Handles images that are pasted or dropped. */
export function sentImages(ask: Ask): Extension {
  async function askForEach(view: EditorView, files: File[]): Promise<void> {
    for (const file of files) await ask(view, file);
  }

  return EditorView.domEventHandlers({
    paste(event, view) {
      // Spreadsheets also copy their cells as an image.
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
