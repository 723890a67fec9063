import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useBeside } from '../queue/use-opened-item';
import { useToast } from '../toasts/use-toast';
import { DeletionQuestion } from './DeletionQuestion';
import { type Decision, DeskContext, useDecisions } from './use-decisions';
import { isDeletable, type Report } from './report';
import { ReportPanel } from './ReportPanel';
import { ReportsTable } from './ReportsTable';
import { useShortcuts } from './use-shortcuts';

/** The list and the opened report, usable with keyboard alone. */
export function ReportsView() {
  const { data = [], selectedIds, onSelect } = useListContext<Report>();
  const { decide: decideAtOnce, isDeciding } = useDecisions();
  const [currentId, setCurrentId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [deletion, setDeletion] = useState<Decision>();
  const current = data.find(({ id }) => id === currentId);
  const beside = useBeside(data, ({ id }) => id === currentId);
  const { fail } = useToast();

  /** At the end of the list the last report stays selected. */
  function move(step: 1 | -1) {
    const next = currentId === undefined ? data[0] : beside(step);
    if (!next) return;
    setCurrentId(next.id);
    document.querySelector(`[data-report="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  function decideCurrent(decision: Omit<Decision, 'ids'>) {
    if (!current || current.status !== 'pending' || isDeciding) return;
    if (decision.deleteComment && !isDeletable(current)) {
      const inQueue = 'Seul un commentaire encore en ligne se supprime d’ici\u00a0; le reste, à la file.';
      fail(undefined, inQueue);
      return;
    }
    if (!decision.deleteComment) move(1);
    decide({ ids: [current.id], ...decision });
  }

  /** Deletions need a confirmation. */
  function decide(decision: Decision) {
    if (decision.deleteComment) setDeletion(decision);
    else carryOut(decision);
  }

  /** Several reports may be about one comment. */
  function commentsOf({ ids }: Decision): number {
    const reports = data.filter((report) => ids.includes(report.id) && isDeletable(report));
    return new Set(reports.map(({ commentId }) => commentId)).size;
  }

  function carryOut(decision: Decision) {
    onSelect(selectedIds.filter((id) => !decision.ids.includes(id)));
    void decideAtOnce(decision);
  }

  const open = (id: number) => {
    setCurrentId(id);
    setOpen(true);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    r: () => decideCurrent({ status: 'resolved' }),
    s: () => decideCurrent({ status: 'resolved', deleteComment: true }),
    x: () => decideCurrent({ status: 'rejected' }),
    o: () => setOpen(current !== undefined),
  });

  return (
    <DeskContext value={{ currentId, isDeciding, open, decide }}>
      <ReportsTable />
      <ReportPanel id={isOpen ? currentId : undefined} onClose={() => setOpen(false)} />
      {deletion && (
        <DeletionQuestion
          count={commentsOf(deletion)}
          onClose={() => setDeletion(undefined)}
          onConfirm={(reason) => {
            setDeletion(undefined);
            if (deletion.ids.includes(currentId!)) move(1);
            carryOut({ ...deletion, reason });
          }}
        />
      )}
    </DeskContext>
  );
}
