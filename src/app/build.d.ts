/** Whether the bundle has the page /styleguide: only the browser's, in development. webpack.config.ts fills it in. */
declare const HAS_STYLEGUIDE: boolean;
