import { identity } from '#network/identity';

/** Shown, with status 404, for every path at which there is no page. */
export const notFound = {
  title: 'Page not found',
  description: `This page does not exist on ${identity.name}, or not any more.`,
  code: '404',
  text: 'Oops! Page not found',
  linkLabel: 'Return to Home',
} as const;

/** Shown in the place of a page when there is neither a network nor a copy of that page on the device. */
export const offline = {
  title: 'No connection',
  description: `${identity.name} cannot be reached from here at the moment, because this device has no connection.`,
  text: 'The lobby is out of reach: your device is offline, or its network does not answer.',
  retry: 'Try again',
  /** Above the links to those pages. */
  kept: 'You can still read these',
} as const;
