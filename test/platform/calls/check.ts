import type { Answer, Asking, ProductSite } from '../product-site';

/** Makes the call that a check is for. */
export type AskThis = (asking?: Asking) => Promise<Answer>;

/** Makes a call on a site, and checks results that only its handler can produce. */
export type Check = (ask: AskThis, site: ProductSite) => Promise<void>;

/** Checks by call, named as in `declaredCalls`. Each check is independent. */
export type Checks = Readonly<Record<string, Check>>;
