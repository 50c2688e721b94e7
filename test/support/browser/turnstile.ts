import type { Turnstile } from '@/ui/form/turnstile-script';

type Options = Parameters<Turnstile['render']>[1];

/** A rendered widget, with the events that its visitor and time may cause. */
export interface Widget {
  place: HTMLElement;
  options: Options;
  /** Number of times it was reset. */
  resets: number;
  isRemoved: boolean;
}

const ADDRESS = /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?render=explicit$/;
const isScript = (node: Node): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && ADDRESS.test(node.src);

/** Serves Cloudflare's script and its widgets for the tests of a file, on a site with a key. */
export const serveTurnstile = () => {
  const service = {
    siteKey: '0x4AAAAAAAsite',
    /** Number of times the script was fetched. */
    fetched: 0,
    /** Whether the script loads. */
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
  /** jsdom does not load scripts. */
  const watcher = new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isScript)) {
      service.fetched += 1;
      if (service.isThere) window.turnstile = turnstile;
      script.dispatchEvent(new Event(service.isThere ? 'load' : 'error'));
    }
  });
  beforeEach(() => {
    Object.assign(globalThis, { TURNSTILE_SITE_KEY: service.siteKey });
    Object.assign(service, { fetched: 0, isThere: true, widgets: [] });
    watcher.observe(document.head, { childList: true });
  });
  afterEach(() => {
    watcher.disconnect();
    Object.assign(globalThis, { TURNSTILE_SITE_KEY: '' });
  });
  return service;
};
