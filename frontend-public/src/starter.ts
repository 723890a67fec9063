/**
 * Runs inline at the end of every page (decision 28): marks the page as scrolled (SHELL-29), and loads the application
 * when somebody begins to use the page. Until then links, forms with an `action` and `<details>` act natively; the last
 * press of anything else is repeated once the application is there.
 *
 * Its text becomes the script, so it can use nothing from outside.
 */
function starter(): void {
  const USABLE = 'a, button, summary, input, select, textarea, label';
  /** Keys that scroll or move the focus, and those that do nothing alone. */
  const PASSIVE = /^(Arrow|Page|Home$|End$| $|Tab$|Shift$|Control$|Alt$|Meta$)/;
  const IDLE_MS = 4000;

  const root = document.documentElement;
  const { entry = '', modules = '' } = document.currentScript!.dataset;
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  const isFrugal = saveData === true || /2g|3g/.test(effectiveType);
  let isStarted = false;
  let timer = 0;
  let repeat: (() => void) | undefined;

  const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', markScrolled, { passive: true });
  markScrolled();

  // The newest feature in use: older browsers keep the server's page.
  if (!('toSorted' in Array.prototype)) return;

  function start(): void {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    for (const href of modules.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  }

  function startWhenIdle(): void {
    clearTimeout(timer);
    if (!isStarted && !isFrugal) timer = window.setTimeout(start, IDLE_MS);
  }

  const isHydrated = () => root.dataset['hydrated'] !== undefined;

  function hold(event: Event, action: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    root.dataset['waiting'] = '';
    repeat = action;
    start();
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element && target.closest(USABLE)) start();
      },
      { passive: true },
    );
  for (const type of ['scroll', 'pointermove', 'touchstart'])
    addEventListener(type, startWhenIdle, { passive: true });
  addEventListener('keydown', (event) => {
    if (PASSIVE.test(event.key)) return startWhenIdle();
    start();
    const { target } = event;
    // A shortcut. Text goes into its field by itself.
    if (target instanceof Element && !target.closest('input, select, textarea') && !isHydrated())
      repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
  });
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(
        'button, [type=radio], [type=checkbox]',
      );
      // Fields of a form keep what is chosen in them, and its button submits it.
      if (isHydrated() || !control || (control.form && control.type !== 'button')) return;
      hold(event, () => control.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isHydrated() || form.hasAttribute('action')) return;
      hold(event, () => form.requestSubmit(event.submitter));
    },
    true,
  );
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    delete root.dataset['waiting'];
    repeat?.();
  }).observe(root, { attributeFilter: ['data-hydrated'] });

  // A member uses more than the text, a started tutorial is to be resumed, and some pages are empty without scripts.
  if (root.matches('.member, .continues') || document.querySelector('[data-needs-scripts]')) {
    // After the first paint. A page opened in the background is never painted.
    if ('PerformancePaintTiming' in window)
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(start, 300));
  } else addEventListener('load', startWhenIdle);
}

/** Empty in the browser, where it has run. */
export const starterScript = import.meta.env.SSR ? `(${String(starter)})()` : '';
