import { EditorView } from '@codemirror/view';
import { MONO } from './styles';

export const textTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--editor-text)',
    backgroundColor: 'var(--editor-panel)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: MONO, lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--editor-text)', outline: 'none' },
  '.cm-line': { padding: '0 14px' },
  '.cm-placeholder': { color: 'var(--editor-muted)' },
  '.cm-panels': {
    backgroundColor: 'var(--editor-sunken)',
    color: 'var(--editor-text)',
    borderColor: 'var(--editor-border) !important',
  },
  '.cm-panel.cm-search': {
    padding: '6px 40px 6px 8px',
    fontFamily: 'inherit',
    '& label': { fontSize: '0.875rem', display: 'inline-flex', alignItems: 'center', minHeight: '32px' },
    '& [name=close]': {
      fontSize: '1.5rem',
      minWidth: '36px',
      minHeight: '36px',
      color: 'inherit',
      cursor: 'pointer',
    },
  },
  '.cm-textfield': {
    border: '1px solid var(--editor-field)',
    borderRadius: '7px',
    backgroundColor: 'var(--editor-panel)',
    color: 'inherit',
    fontSize: '0.9375rem',
    minHeight: '32px',
    padding: '0 8px',
  },
  '.cm-button': {
    border: '1px solid var(--editor-field)',
    borderRadius: '7px',
    backgroundImage: 'none',
    backgroundColor: 'var(--editor-panel)',
    color: 'inherit',
    fontSize: '0.875rem',
    minHeight: '32px',
    cursor: 'pointer',
  },
  '.cm-searchMatch': {
    backgroundColor: 'var(--editor-brand-subtle)',
    outline: '1px solid var(--editor-brand)',
  },
  '.cm-searchMatch-selected': {
    backgroundColor: 'var(--editor-brand)',
    '&, & *': { color: 'var(--editor-panel) !important' },
  },
});
