import { useState } from 'react';
import { Confirm, useListContext } from 'react-admin';
import { DeskContext } from './desk';
import type { Report } from './report';
import { ReportPanel } from './ReportPanel';
import { ReportsTable } from './ReportsTable';
import { commentDeletion, useDecisions, type Decision } from './use-decisions';
import { useShortcuts } from './use-shortcuts';

/** The list and the opened report, usable with keyboard alone. */
export function ReportsView() {
  const { data = [], selectedIds, onSelect } = useListContext<Report>();
  const { decide: decideAtOnce, isDeciding } = useDecisions();
  const [currentId, setCurrentId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const [deletion, setDeletion] = useState<Decision>();
  const current = data.find(({ id }) => id === currentId);

  /** At the end of the list the last report stays selected. */
  function move(step: 1 | -1) {
    const index = data.findIndex(({ id }) => id === currentId);
    const next = data[currentId === undefined ? 0 : index + step];
    if (!next) return;
    setCurrentId(next.id);
    document.querySelector(`[data-report="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  function decideCurrent(decision: Omit<Decision, 'ids'>) {
    if (!current || current.status !== 'pending' || isDeciding) return;
    if (!decision.deleteComment) move(1);
    decide({ ids: [current.id], ...decision });
  }

  /** Deletions need a confirmation. */
  function decide(decision: Decision) {
    if (decision.deleteComment) setDeletion(decision);
    else carryOut(decision);
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
      <Confirm
        isOpen={deletion !== undefined}
        {...commentDeletion}
        {...((deletion?.ids.length ?? 0) > 1 && { title: 'Supprimer les commentaires ?' })}
        onClose={() => setDeletion(undefined)}
        onConfirm={() => {
          setDeletion(undefined);
          if (deletion) carryOut(deletion);
        }}
      />
    </DeskContext>
  );
}
