/** Every tutorial has the same steps: introduction, concepts, instructions, practice, quiz. */ export const STEP_COUNT = 5;
export const noStepDone = ()=>Array.from({
        length: STEP_COUNT
    }, ()=>false);
/** Percentage of steps done, 0 to 100, rounded. */ export function percentOf(steps) {
    return Math.round(100 * steps.filter(Boolean).length / steps.length);
}
//# sourceMappingURL=steps.js.map
