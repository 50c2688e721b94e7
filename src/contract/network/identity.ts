import * as v from 'valibot';
import { isGameName } from '../player-name';
import { address, flag, listOf, locale, oneOf, origin, template, text, textUpTo, timeZone } from './fields';
import { formerly } from './formerly';

const LONGEST_PREFIX = 16;

/** Where players connect, as they type it into the game. */
const gameAddress = v.strictObject({
  /** Stands in front of it on the status page: `Server IP`. */
  label: text,
  address,
  edition: v.optional(oneOf(['java', 'bedrock']), 'java'),
});

/** How Floodgate names players of the Bedrock Edition, as its `config.yml` says. */
const bedrock = v.strictObject({
  /** `username-prefix`; empty for none. */
  prefix: v.pipe(
    v.string('must be a text in quotes'),
    v.maxLength(LONGEST_PREFIX, `must have ${String(LONGEST_PREFIX)} characters at most`),
    v.check((prefix) => isGameName(`${prefix}Name`), 'must be one that Floodgate takes, like . or *'),
  ),
  /** `underscores` where `replace-spaces` is true, `kept` where it is false. */
  spaces: oneOf(['kept', 'underscores']),
});

/** Addresses of pictures of people, with `{name}` and `{size}` (in pixels) in them. Their hosts, and no others, stand in the Content-Security-Policy. */
const avatars = v.strictObject({
  /** A player's face, by the name in the game. */
  head: v.optional(template('name', 'size'), 'https://mc-heads.net/avatar/{name}/{size}'),
  /** The large picture on a card of the team, by the name in the game. */
  portrait: v.optional(template('name', 'size'), 'https://mc-heads.net/head/{name}/{size}'),
  /** A drawn face for people who are quoted without a name in the game. */
  drawn: v.optional(
    template('name', 'size'),
    'https://api.dicebear.com/9.x/pixel-art/svg?seed={name}&size={size}',
  ),
});

/** `networks/NAME/identity.ts`: what the network is called, where it is found, and what holds for all of its site. */
export const identitySchema = v.strictObject({
  name: textUpTo(40),
  /** For under the icon of the installed site, where about 12 characters fit, when the name is longer. */
  shortName: v.optional(textUpTo(12)),
  /** A short line for the footer. */
  tagline: text,
  /** The home page's for search engines and link previews: one or two sentences. */
  description: textUpTo(160),
  /** Where the site is published: `https://example.org`. */
  url: origin,
  /** The first one is what the buttons copy; the others are for the day when it does not resolve, or for another edition. */
  addresses: listOf(gameAddress, 'label', 'address'),
  /** Versions of the game that can connect: `1.12 - 1.21`. */
  versions: text,
  /** Left out where no players of the Bedrock Edition come. */
  bedrock: v.optional(bedrock),
  /** Where players and parents write to. */
  email: v.pipe(
    v.string('must be a text in quotes'),
    v.trim(),
    v.email('must be an email address, like support@example.org'),
  ),
  /** How numbers, dates and prices are written. The site's own words stay English. */
  locale: v.optional(locale, 'en-US'),
  /** Days and months are those of this zone. */
  timeZone: v.optional(timeZone, 'UTC'),
  /** Whether browsers keep the pages that a visitor has seen, for when there is no network. With `false` they forget what they have kept. */
  keepsPages: v.optional(flag, true),
  /** Whether visitors may make accounts; without, only `npm run admin:create` and the first sign-in of the first admin do. */
  registration: v.optional(flag, true),
  /** Whether reviewers, editors and admins reach their desks only with a second factor. */
  staffNeedsSecondFactor: v.optional(flag, false),
  /**
   * Whether browsers use nothing but HTTPS, for two years, for all that ends in the site's domain, too: not before every such page has
   * it, a web map on port 8123 of `map.example.org` included.
   */
  subdomainsNeedHttps: v.optional(flag, false),
  avatars: v.optional(avatars, {}),
  /** For a trial: keeps search engines from listing the site. */
  noindex: v.optional(flag, false),
  /** Addresses of an older site that lead to pages of this one, for ever: `{ '/shop': '/store' }`. */
  formerly: v.optional(formerly, {}),
});

export type IdentityInput = v.InferInput<typeof identitySchema>;
export type Identity = v.InferOutput<typeof identitySchema>;
export type Bedrock = NonNullable<Identity['bedrock']>;

/** What browsers need not see of it. */
export const HIDDEN = [
  'formerly',
  'locale',
  'noindex',
  'registration',
  'staffNeedsSecondFactor',
  'subdomainsNeedHttps',
] as const;
export type Hidden = (typeof HIDDEN)[number];
/** The rest, which they see. */
export type PublicIdentity = Omit<Identity, Hidden> & {
  /** The address that the buttons copy. */
  address: string;
};
