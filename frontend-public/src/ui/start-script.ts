/**
 * Inline script at the end of every page. It loads the scripts after the first paint, so that they delay neither the
 * fonts on a slow line nor the text on a slow phone. A page opened in the background is never painted, so it starts
 * 300 ms after the load event. A browser without `toSorted`, the newest feature in use, keeps the server's page.
 */
export const startScript = `(function(){var given=document.currentScript.dataset,started=!Array.prototype.toSorted;
function add(tag,properties){document.head.appendChild(Object.assign(document.createElement(tag),properties))}
function start(){if(started)return;started=1;
given.with.split(' ').filter(Boolean).forEach(function(href){add('link',{rel:'modulepreload',href:href})});
add('script',{type:'module',src:given.entry})}
if(window.PerformancePaintTiming)new PerformanceObserver(start).observe({type:'paint',buffered:true});
addEventListener('load',function(){setTimeout(start,300)})})()`;
