/** Maps items concurrently, at most `atOnce` at a time, and yields the results in order. */ export async function* mapConcurrently(items, atOnce, work) {
    const underWay = [];
    for (const item of items){
        underWay.push(work(item));
        if (underWay.length >= atOnce) yield underWay.shift();
    }
    yield* underWay;
}
//# sourceMappingURL=map-concurrently.js.map
