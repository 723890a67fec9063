import type { Report } from './report';
import type { Decision } from './use-decisions';

/** What a row or a card shows, and what it can do. */
export interface ReportItemProps {
  report: Report;
  isSelected: boolean;
  isCurrent: boolean;
  isDeciding: boolean;
  onToggle: () => void;
  onOpen: () => void;
  onDecide: (decision: Decision) => void;
}
