import type { EditorView } from '@codemirror/view';
import crelt from 'crelt';
import { applyLook, type Look } from './look';
import { IMAGE_TYPES, uploadImage } from './send-image';

/**
 * Asks for an image and its alternative text, then inserts it at the cursor. The file is uploaded on submit.
 * @param given pasted or dropped file
 * @returns once the dialog is closed
 */
export function askForImage(view: EditorView, look: Look, given?: File): Promise<void> {
  const { from, to } = view.state.selection.main;
  const file = crelt('input', { id: '_editor-image-file', type: 'file', accept: IMAGE_TYPES.join(',') });
  const address = crelt('input', { id: '_editor-image-address', type: 'text', inputmode: 'url' });
  const text = crelt('input', {
    id: '_editor-image-text',
    type: 'text',
    maxlength: '300',
    'aria-describedby': '_editor-image-hint',
  });
  const problem = crelt('p', { class: 'editor-refusal', role: 'alert' });
  const cancel = crelt('button', { type: 'button', class: 'editor-tool' }, 'Annuler');
  const insert = crelt('button', { type: 'submit', class: 'editor-tool' }, 'Insérer');
  const form = crelt(
    'form',
    { method: 'dialog' },
    crelt('h2', { id: '_editor-image-title' }, 'Insérer une image'),
    crelt('label', { for: file.id }, 'Image de cet appareil'),
    file,
    crelt('label', { for: address.id }, 'Adresse de l’image'),
    address,
    crelt('label', { for: text.id }, 'Que montre-t-elle ?'),
    text,
    crelt(
      'p',
      { id: '_editor-image-hint' },
      'Ce texte est lu à qui ne voit pas l’image. Une phrase suffit, sans « image de ».',
    ),
    problem,
    crelt('div', { class: 'editor-answers' }, cancel, insert),
  );
  const dialog = crelt(
    'dialog',
    { class: 'editor-question', 'aria-labelledby': '_editor-image-title' },
    form,
  );
  applyLook(dialog, look);

  text.value = view.state.sliceDoc(from, to).replace(/\s+/g, ' ');
  if (given) file.files = listOf(given);
  const chosen = () => file.files?.[0];
  const requireOne = () => {
    problem.textContent = '';
    address.required = !chosen();
    address.disabled = Boolean(chosen());
  };
  file.addEventListener('change', requireOne);
  requireOne();

  async function answer(): Promise<void> {
    const picture = chosen();
    problem.textContent = '';
    insert.disabled = true;
    insert.textContent = picture ? 'Envoi…' : 'Insérer';
    try {
      insertImage(picture ? await uploadImage(picture) : address.value.trim(), text.value.trim());
      dialog.close();
    } catch (error) {
      problem.textContent = (error as Error).message;
    } finally {
      insert.disabled = false;
      insert.textContent = 'Insérer';
    }
  }

  function insertImage(target: string, label: string): void {
    // The dialog was closed during the upload.
    if (!dialog.open) return;
    const escaped = label.replace(/[[\]\\]/g, '\\$&');
    const image = `![${escaped}](${/[\s()<>]/.test(target) ? `<${target.replace(/[<>]/g, '')}>` : target})`;
    view.dispatch({
      changes: { from, to, insert: image },
      selection: { anchor: from + image.length },
      scrollIntoView: true,
      userEvent: 'input',
    });
  }

  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer();
  });
  document.body.append(dialog);
  dialog.showModal();
  if (given) text.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      view.focus();
      resolve();
    });
  });
}

/** Value for `input.files`. */
function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
