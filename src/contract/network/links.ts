import * as v from 'valibot';
import { httpsUrl } from './address-fields';
import { across, faultIf, oneOf, listUpTo, textUpTo } from './fields';
import { ICONS, type IconName } from './visuals';

/** Services whose logos the product draws, with their names, in the order of the footer. */
export const SERVICES = {
  discord: 'Discord',
  instagram: 'Instagram',
  youtube: 'YouTube',
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  github: 'GitHub',
  mastodon: 'Mastodon',
  matrix: 'Matrix',
  reddit: 'Reddit',
  steam: 'Steam',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  x: 'X',
} as const;
export type Service = keyof typeof SERVICES;
/** Links that menus may refer to. */
export const NAMED_LINKS = { ...SERVICES, forums: 'Forums', docs: 'Guides' } as const;

const other = v.strictObject({ label: textUpTo(60), url: httpsUrl, icon: oneOf(ICONS) });

const link = v.optional(httpsUrl);
const written = v.strictObject({
  /** An invite that does not expire: `https://discord.gg/` and its code. */
  discord: link,
  /** `https://www.instagram.com/` and your account name. */
  instagram: link,
  /** `https://www.youtube.com/@` and your channel's handle. */
  youtube: link,
  /** `https://bsky.app/profile/` and your handle. */
  bluesky: link,
  facebook: link,
  github: link,
  /** Your profile on your server: `https://mastodon.social/@name`. */
  mastodon: link,
  /** A room's address: `https://matrix.to/#/#room:example.org`. */
  matrix: link,
  reddit: link,
  /** A group: `https://steamcommunity.com/groups/` and its name. */
  steam: link,
  /** `https://t.me/` and the name of your group or channel. */
  telegram: link,
  tiktok: link,
  twitch: link,
  x: link,
  forums: link,
  /** Guides and answers. */
  docs: link,
  /** Additional links in the footer. */
  others: v.optional(listUpTo(12, other, 'label', 'url'), []),
});
type Written = v.InferOutput<typeof written>;

/** The footer shows both, and nobody could tell them apart. */
const sameLabels = ({ others, ...named }: Written) =>
  others.flatMap(({ label }, index) => {
    const service = (Object.keys(SERVICES) as Service[]).find((name) => SERVICES[name] === label);
    return faultIf(
      service !== undefined && named[service] !== undefined,
      `must be another one: it is that of ${String(service)}`,
      'others',
      index,
      'label',
    );
  });

/** `networks/NAME/links.ts`: the network's links elsewhere. All are optional, and each opens in a new tab. */
export const linksSchema = v.pipe(written, across<Written>(sameLabels));

export type LinksInput = v.InferInput<typeof linksSchema>;
export type Links = v.InferOutput<typeof linksSchema>;

/** A link to the network elsewhere, as the footer shows it. */
export type SocialLink = {
  label: string;
  url: string;
} & (
  | {
      /** Logo, as a path on a square of 16 pixels. */
      outline: string;
    }
  | { icon: IconName }
);
