import { Presets, SingleBar } from 'cli-progress';

export interface ImportProgress {
  show(done: number, total: number): void;
  stop(): void;
}

/** A progress bar on a terminal, else a line per tenth. */
export function showProgress(out: NodeJS.WriteStream): ImportProgress {
  return out.isTTY ? bar(out) : tenths(out);
}

function bar(stream: NodeJS.WriteStream): ImportProgress {
  const single = new SingleBar(
    {
      stream,
      format: 'Import {bar} {percentage} % ({value}/{total})',
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  return {
    show: (done, total) => {
      if (!single.isActive) single.start(total, 0);
      single.update(done);
    },
    stop: () => single.stop(),
  };
}

function tenths(out: NodeJS.WriteStream): ImportProgress {
  let shown = 0;
  return {
    show: (done, total) => {
      const tenth = Math.floor((done * 10) / total);
      if (tenth > shown) out.write(`${tenth * 10} % (${done}/${total})\n`);
      shown = tenth;
    },
    stop: () => undefined,
  };
}
