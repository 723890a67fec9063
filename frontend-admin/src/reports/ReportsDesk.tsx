import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Report } from './report';
import { ReportPanel } from './ReportPanel';
import { ReportsList } from './ReportsList';
import { useDecisions, type Decision } from './use-decisions';
import { useShortcuts } from './use-shortcuts';

/** The list and the report that is looked at: by mouse, by finger or by keys. */
export function ReportsDesk() {
  const { data = [] } = useListContext<Report>();
  const { decide, isDeciding } = useDecisions();
  const [currentId, setCurrentId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const current = data.find(({ id }) => id === currentId);

  /** Where there is nothing further the last one stays. */
  function move(step: 1 | -1) {
    const index = data.findIndex(({ id }) => id === currentId);
    const next = data[currentId === undefined ? 0 : index + step];
    if (!next) return;
    setCurrentId(next.id);
    document.querySelector(`[data-report="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  async function decideCurrent(status: Report['status']) {
    if (!current || current.status !== 'pending' || isDeciding) return;
    move(1);
    await decide({ ids: [current.id], status });
  }

  const openReport = (id: number) => {
    setCurrentId(id);
    setOpen(true);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    r: () => void decideCurrent('resolved'),
    x: () => void decideCurrent('rejected'),
    o: () => setOpen(current !== undefined),
  });

  const onDecide = (decision: Decision) => void decide(decision);
  return (
    <>
      <ReportsList currentId={currentId} isDeciding={isDeciding} onOpen={openReport} onDecide={onDecide} />
      <ReportPanel
        id={isOpen ? currentId : undefined}
        isDeciding={isDeciding}
        onClose={() => setOpen(false)}
        onDecide={onDecide}
      />
    </>
  );
}
