import { site } from '../site';
import type { Block } from './document';

/** The support address and the chat; with a subject, the mail opens with it filled in. */
export const contactBlock = (subject?: string): Block => ({
  kind: 'contact',
  items: [
    {
      label: 'Email',
      value: site.supportEmail,
      href: `mailto:${site.supportEmail}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`,
    },
    { label: 'Discord', value: `${site.name} on Discord`, href: site.links.discord },
  ],
});
