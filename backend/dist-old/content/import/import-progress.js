import { Presets, SingleBar } from 'cli-progress';
/** A progress bar on a terminal, else a line per tenth. */ export function showProgress(out) {
    return out.isTTY ? bar(out) : tenths(out);
}
function bar(stream) {
    const single = new SingleBar({
        stream,
        format: 'Import {bar} {percentage} % ({value}/{total})',
        clearOnComplete: true,
        hideCursor: true
    }, Presets.shades_classic);
    return {
        show: (done, total)=>{
            if (!single.isActive) single.start(total, 0);
            single.update(done);
        },
        stop: ()=>single.stop()
    };
}
function tenths(out) {
    let shown = 0;
    return {
        show: (done, total)=>{
            const tenth = Math.floor(done * 10 / total);
            if (tenth > shown) out.write(`${tenth * 10} % (${done}/${total})\n`);
            shown = tenth;
        },
        stop: ()=>undefined
    };
}
//# sourceMappingURL=import-progress.js.map
