import { lasting } from './browser-storage.js';
/** @param apply applies the value to the page */ export function lastingChoice(key, apply) {
    const listeners = new Set();
    return {
        read: ()=>lasting.read(key),
        choose (value) {
            if (value === null) lasting.forget(key);
            else lasting.keep(key, value);
            apply?.(value);
            listeners.forEach((listener)=>listener());
        },
        subscribe (listener) {
            listeners.add(listener);
            // Changed in another tab.
            addEventListener('storage', listener);
            return ()=>{
                listeners.delete(listener);
                removeEventListener('storage', listener);
            };
        }
    };
}
//# sourceMappingURL=lasting-choice.js.map
