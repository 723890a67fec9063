/**
 * Progress of a member on a path.
 * @param steps of the path, with their tutorials
 * @param finished ids of the tutorials that the member has finished
 */ export function progressOn(path, steps, finished) {
    const advances = steps.map((step)=>({
            step,
            duration: step.tutorial?.readTime ?? 0,
            isCompleted: finished.has(step.tutorialId)
        }));
    const completed = advances.filter(({ isCompleted })=>isCompleted).length;
    return {
        path,
        steps: advances,
        duration: advances.reduce((sum, { duration })=>sum + duration, 0),
        progress: steps.length > 0 ? Math.round(100 * completed / steps.length) : 0
    };
}
//# sourceMappingURL=path-progress.js.map
