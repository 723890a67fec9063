/**
 * Runs at the end of every page: asks for the scripts once the text is painted, so that on a slow line they take
 * nothing from the fonts, and on a slow phone nothing from the first picture. All of the page may be there shortly
 * before it is painted; one that is opened in the background is not painted at all, and starts a moment after that. It
 * stands in the page itself, like the theme’s script.
 */
export const startScript = `(function(){var given=document.currentScript.dataset,started;
function add(tag,properties){document.head.appendChild(Object.assign(document.createElement(tag),properties))}
function start(){if(started)return;started=1;
given.with.split(' ').filter(Boolean).forEach(function(href){add('link',{rel:'modulepreload',href:href})});
add('script',{type:'module',src:given.entry})}
if(window.PerformancePaintTiming)new PerformanceObserver(start).observe({type:'paint',buffered:true});
addEventListener('load',function(){setTimeout(start,300)})})()`;
