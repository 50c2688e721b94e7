/** Whether the bundle has the page /styleguide: only the browser's, in development. webpack.config.ts fills it in. */
declare const HAS_STYLEGUIDE: boolean;

/** Whether pages register the service worker: only in production. webpack.config.ts fills it in. */
declare const HAS_SERVICE_WORKER: boolean;

/** What runs in the browser, in functions or beside a game server: packages by name. webpack.config.ts fills it in. */
declare const DEPENDENCIES: readonly { name: string; version: string; license: string }[];

/** Of the Turnstile widget in the forms of strangers; empty on a site that guards none. webpack.config.ts fills it in. */
declare const TURNSTILE_SITE_KEY: string;
