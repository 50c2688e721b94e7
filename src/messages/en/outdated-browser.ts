/** Shown on every page in a browser that cannot run the app. */
export const outdatedBrowser =
  'Your browser is too old for parts of this site, such as forms and live figures. Update it to use them.';
