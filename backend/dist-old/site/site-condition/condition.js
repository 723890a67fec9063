/** From best to worst. */ export const conditionStates = [
    'good',
    'watch',
    'repair'
];
export const conditionNames = [
    'database',
    'disk',
    'mail',
    'translation',
    'pdf',
    'events',
    'backups',
    'restorePoints',
    'certificate',
    'version'
];
export const good = (says)=>({
        state: 'good',
        says,
        advice: null
    });
export const watch = (says, advice)=>({
        state: 'watch',
        says,
        advice
    });
export const repair = (says, advice)=>({
        state: 'repair',
        says,
        advice
    });
/** A check with a time limit, after which `otherwise` is the result. */ export async function within(ms, look, otherwise) {
    let timer;
    const late = new Promise((resolve)=>{
        timer = setTimeout(()=>resolve(otherwise), ms);
    });
    return Promise.race([
        look.catch(()=>otherwise),
        late
    ]).finally(()=>clearTimeout(timer));
}
//# sourceMappingURL=condition.js.map
