/** True if the bundle has the page /styleguide: only the browser's, in development. Set by webpack.config.ts. */
declare const HAS_STYLEGUIDE: boolean;

/** True if pages register the service worker: only in production. Set by webpack.config.ts. */
declare const HAS_SERVICE_WORKER: boolean;

/** Packages that run in the browser, in functions or beside a game server, by name. Set by webpack.config.ts. */
declare const DEPENDENCIES: readonly { name: string; version: string; license: string }[];

/** Site key of the Turnstile captcha; empty on a site without a captcha. Set by webpack.config.ts. */
declare const TURNSTILE_SITE_KEY: string;

/** True if the store page shows what a web shop sells, and takes purchases. Set by webpack.config.ts. */
declare const HAS_SHOP: boolean;

interface ImportMeta {
  /** Modules by a pattern of their file names, in development. Each call loads one. */
  webpackContext(
    directory: string,
    options: { regExp: RegExp; mode: 'lazy-once'; chunkName: string },
  ): { (file: string): Promise<unknown>; keys(): string[] };
}
