import type { Turnstile } from '@/ui/form/turnstile-script';

type Options = Parameters<Turnstile['render']>[1];

/** A widget that a form has drawn, with what its visitor and time may do to it. */
export interface Widget {
  place: HTMLElement;
  options: Options;
  /** How often it was asked to begin anew. */
  resets: number;
  isRemoved: boolean;
}

const ADDRESS = /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?render=explicit$/;
const isScript = (node: Node): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && ADDRESS.test(node.src);

/** Cloudflare's script and its widgets, for the tests of a file, on a site that has a key. */
export const serveTurnstile = (siteKey = '0x4AAAAAAAsite') => {
  const service = {
    siteKey,
    /** How often the script was fetched. */
    fetched: 0,
    /** Whether it comes. */
    isThere: true,
    widgets: [] as Widget[],
  };
  const turnstile: Turnstile = {
    render: (place, options) => {
      service.widgets.push({ place, options, resets: 0, isRemoved: false });
      return `widget-${String(service.widgets.length - 1)}`;
    },
    reset: (id) => void (widgetOf(id).resets += 1),
    remove: (id) => void (widgetOf(id).isRemoved = true),
  };
  const widgetOf = (id: string): Widget => {
    const found = service.widgets[Number(id.replace('widget-', ''))];
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  /** jsdom fetches no scripts. */
  const watcher = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isScript)) {
      service.fetched += 1;
      if (service.isThere) window.turnstile = turnstile;
      script.dispatchEvent(new Event(service.isThere ? 'load' : 'error'));
    }
  });
  beforeEach(() => {
    Object.assign(globalThis, { TURNSTILE_SITE_KEY: siteKey });
    Object.assign(service, { fetched: 0, isThere: true, widgets: [] });
    watcher.observe(document.head, { childList: true });
  });
  afterEach(() => {
    watcher.disconnect();
    Object.assign(globalThis, { TURNSTILE_SITE_KEY: '' });
  });
  return service;
};
