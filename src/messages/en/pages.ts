import { arrivalFirst } from '#network/arrival';
import { identity } from '#network/identity';

/** Shown, with status 404, for every unknown path. */
export const notFound = {
  title: 'Page not found',
  description: `This page does not exist on ${identity.name}, or it has been removed.`,
  code: '404',
  text: 'Oops! Page not found',
  linkLabel: 'Return to Home',
} as const;

/** Shown instead of a page without a connection or a copy of that page on the device. */
export const offline = {
  title: 'No connection',
  description: `${identity.name} can’t be reached because this device has no connection.`,
  text: `${arrivalFirst} is out of reach. Your device is offline, or its network isn’t responding.`,
  retry: 'Try again',
  /** Heading of the links to those pages. */
  kept: 'You can still read these pages',
} as const;
