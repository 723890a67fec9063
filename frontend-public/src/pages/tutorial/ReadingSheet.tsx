import { Entries } from '../../features/tutorials/TableOfContents';
import type { Contents } from '../../features/tutorials/use-table-of-contents';
import { ComfortPanel } from '../../features/reading-comfort/ComfortPanel';
import { Sheet } from '../../ui/Sheet';
import type { OpenSheet } from './ReadingTools';

interface ReadingSheetProps {
  open: Exclude<OpenSheet, null>;
  contents: Contents;
  onClose: () => void;
}

/** The sheet that is open beside the text. */
export function ReadingSheet({ open, contents, onClose }: ReadingSheetProps) {
  if (open === 'comfort') return <ComfortPanel onClose={onClose} />;
  return (
    <Sheet title="Sommaire" onClose={onClose}>
      <nav aria-label="Sections de ce tutoriel">
        <Entries contents={contents} scrolled onFollow={onClose} />
      </nav>
    </Sheet>
  );
}
