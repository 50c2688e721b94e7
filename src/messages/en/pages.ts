import { arrivalFirst } from '#network/arrival';
import { identity } from '#network/identity';

// Every first view loads this module. Texts of the header and the footer, which load later, are in `frame.ts`.

/** Shown, with status 404, for every unknown path. */
export const notFound = {
  title: 'Page not found',
  description: `This page does not exist on ${identity.name}, or it has been removed.`,
  code: '404',
  text: 'Oops! Page not found',
  linkLabel: 'Return to Home',
} as const;

/** Shown instead of a page that failed. */
export const errorScreen = {
  title: 'Something went wrong on this page',
  text: 'Sorry, this is our fault. If you try again, what you typed is kept.',
  retry: 'Try again',
  reload: 'Reload page',
} as const;

/** Follows the label of a field that may stay empty. */
export const optionalMark = '(optional)';

/** Shown instead of a page without a connection or a copy of that page on the device. */
export const offline = {
  title: 'No connection',
  description: `${identity.name} can’t be reached because this device has no connection.`,
  text: `${arrivalFirst} is out of reach. Your device is offline, or its network isn’t responding.`,
  retry: 'Try again',
  /** Heading of the links to those pages. */
  kept: 'You can still read these pages',
} as const;

/** Label of the first link of every page, for keyboards. */
export const SKIP_LABEL = 'Skip to content';

/** Shown on every page in a browser that cannot run the app. */
export const outdatedBrowser =
  'Your browser is too old for parts of this site, such as forms and live figures. Update it to use them.';

/** Shown on public pages when a session has ended. */
export const sessionEnded = {
  title: 'You have been signed out',
  text: 'Please sign in again.',
} as const;
