/** The latest quarters, the current one first. */ export function latestQuarters(howMany, now = new Date()) {
    const first = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
    return Array.from({
        length: howMany
    }, (_, index)=>{
        const [year, quarter] = [
            Math.floor((first - index) / 4),
            (first - index) % 4
        ];
        return {
            year,
            quarter: quarter + 1,
            since: new Date(Date.UTC(year, quarter * 3, 1))
        };
    });
}
//# sourceMappingURL=quarters.js.map
