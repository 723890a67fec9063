/** A key-value store like `localStorage`. */ /**
 * Uses the browser's store, or the page's memory where that is unavailable: with all cookies blocked the
 * mere access throws, and a full store accepts no writes.
 * @param store returns the browser's store; may throw
 */ export function browserStorage(store) {
    const ofPage = new Map();
    return {
        read (key) {
            return ofPage.get(key) ?? attempt(()=>store().getItem(key)) ?? null;
        },
        keep (key, value) {
            ofPage.set(key, value);
            attempt(()=>{
                store().setItem(key, value);
                ofPage.delete(key);
            });
            return !ofPage.has(key);
        },
        forget (key) {
            ofPage.delete(key);
            attempt(()=>store().removeItem(key));
        },
        keys () {
            return [
                ...new Set([
                    ...ofPage.keys(),
                    ...attempt(()=>Object.keys(store())) ?? []
                ])
            ];
        }
    };
}
function attempt(use) {
    try {
        return use();
    } catch  {
        return undefined;
    }
}
/** `localStorage`: persistent, shared by all tabs. */ export const lasting = browserStorage(()=>localStorage);
/** `sessionStorage`: until the tab closes. */ export const ofTab = browserStorage(()=>sessionStorage);
//# sourceMappingURL=browser-storage.js.map
