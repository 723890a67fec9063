import { createContext, useContext } from 'react';
import type { Decision } from './use-decisions';

/** State shared by the list and the panel of the reports screen. */
interface Desk {
  /** Id of the report the shortcuts act on. */
  currentId: number | undefined;
  isDeciding: boolean;
  open: (id: number) => void;
  /** Asks for confirmation before a comment is deleted. */
  decide: (decision: Decision) => void;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Only for use inside of the reports screen. */
export const useDesk = () => useContext(DeskContext)!;
