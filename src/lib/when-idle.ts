/** Calls back once the page has loaded and the browser is idle. @returns a function that cancels it */
export const whenIdle = (run: () => void): (() => void) => {
  let idle = 0;
  const onLoad = () => {
    /* eslint-disable no-restricted-properties -- checked; Safari has none */
    if (typeof window.requestIdleCallback === 'function') idle = window.requestIdleCallback(run);
    else run();
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    window.removeEventListener('load', onLoad);
    if (idle) window.cancelIdleCallback(idle);
    /* eslint-enable no-restricted-properties */
  };
};
