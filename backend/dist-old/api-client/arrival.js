/**
 * After a client-side navigation, focuses the target that browsers focus on a page load: the element named by
 * the hash, else the heading, else `main`. Does not scroll or draw an outline.
 * @param main the page's container
 */ export function focusArrival(main, hash = '') {
    focusQuietly(elementNamed(hash) ?? main.querySelector('h1') ?? main);
}
/** Focuses an element that is not focusable by itself, until blur. Does not scroll or draw an outline. */ export function focusQuietly(start) {
    // Focusable elements, such as fields, need no `tabindex`.
    if (start.tabIndex < 0 && !start.hasAttribute('tabindex')) {
        start.tabIndex = -1;
        start.style.outline = 'none';
        start.addEventListener('blur', ()=>{
            start.removeAttribute('tabindex');
            start.style.removeProperty('outline');
        }, {
            once: true
        });
    }
    start.focus({
        preventScroll: true
    });
}
function elementNamed(hash) {
    try {
        return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch  {
        // A malformed hash names no element.
        return null;
    }
}
/**
 * Calls back whenever the window title changes.
 * @returns stops watching
 */ export function watchTitle(tell) {
    let told = document.title;
    const watcher = new MutationObserver(()=>{
        if (!document.title || document.title === told) return;
        told = document.title;
        tell(told);
    });
    watcher.observe(document.head, {
        childList: true,
        subtree: true,
        characterData: true
    });
    return ()=>watcher.disconnect();
}
//# sourceMappingURL=arrival.js.map
