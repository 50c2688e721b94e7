import type { Answer, Asking, ProductSite } from '../product-site';

/** Makes the call that a check is for. */
export type AskThis = (asking?: Asking) => Promise<Answer>;

/** Makes a call on a site, and expects of it what nothing but its handler does. */
export type Check = (ask: AskThis, site: ProductSite) => Promise<void>;

/** Checks by the call that each is for, named as `declaredCalls` does. Each stands for itself. */
export type Checks = Readonly<Record<string, Check>>;
