import * as v from 'valibot';
import { httpsUrl, oneOf, listUpTo, text } from './fields';
import { ICONS, type IconName } from './visuals';

/** Services whose marks the product draws, by their names, in the order of the footer. */
export const SERVICES = { discord: 'Discord', instagram: 'Instagram', youtube: 'YouTube' } as const;
export type Service = keyof typeof SERVICES;
/** Links that menus may name. */
export const NAMED_LINKS = { ...SERVICES, forums: 'Forums', docs: 'Guides' } as const;

const other = v.strictObject({ label: text, url: httpsUrl, icon: oneOf(ICONS) });

/** `networks/NAME/links.ts`: where else the network is found. Each opens in a new tab; none is compulsory. */
export const linksSchema = v.strictObject({
  /** An invite that does not expire: `https://discord.gg/` and its code. */
  discord: v.optional(httpsUrl),
  /** `https://www.instagram.com/` and your name there. */
  instagram: v.optional(httpsUrl),
  /** `https://www.youtube.com/@` and the handle of your channel. */
  youtube: v.optional(httpsUrl),
  forums: v.optional(httpsUrl),
  /** Guides and answers. */
  docs: v.optional(httpsUrl),
  /** Further ones for the footer. */
  others: v.optional(listUpTo(12, other, 'label', 'url'), []),
});

export type LinksInput = v.InferInput<typeof linksSchema>;
export type Links = v.InferOutput<typeof linksSchema>;

/** Where else the network is found, as the footer shows it. */
export interface SocialLink {
  label: string;
  url: string;
  mark: Service | IconName;
}
