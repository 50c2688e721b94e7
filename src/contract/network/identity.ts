import * as v from 'valibot';
import { isGameName } from '../player-name';
import { address, origin, template } from './address-fields';
import { flag, listOf, oneOf, text, textUpTo } from './fields';
import { formerly } from './formerly';
import { locale, timeZone } from './locale-fields';

const LONGEST_PREFIX = 16;

/** Address that players type into the game. */
const gameAddress = v.strictObject({
  /** Label in front of it on the status page: `Server IP`. */
  label: text,
  address,
  edition: v.optional(oneOf(['java', 'bedrock']), 'java'),
});

/** Floodgate's naming of Bedrock Edition players, as in its `config.yml`. */
const bedrock = v.strictObject({
  /** `username-prefix`; may be empty. */
  prefix: v.pipe(
    v.string('must be a text in quotes'),
    v.maxLength(LONGEST_PREFIX, `must have ${String(LONGEST_PREFIX)} characters at most`),
    v.check((prefix) => isGameName(`${prefix}Name`), 'must be one that Floodgate takes, like . or *'),
  ),
  /** `underscores` if `replace-spaces` is true, otherwise `kept`. */
  spaces: oneOf(['kept', 'underscores']),
});

/**
 * URL templates for pictures of people, with `{name}` and `{size}` (in pixels). The Content-Security-Policy allows only their
 * hosts.
 */
const avatars = v.strictObject({
  /** Player's face, by in-game name. */
  head: v.optional(template('name', 'size'), 'https://mc-heads.net/avatar/{name}/{size}'),
  /** Large picture on a team card, by in-game name. */
  portrait: v.optional(template('name', 'size'), 'https://mc-heads.net/head/{name}/{size}'),
  /** Drawn face for quoted people without an in-game name. */
  drawn: v.optional(
    template('name', 'size'),
    'https://api.dicebear.com/9.x/pixel-art/svg?seed={name}&size={size}',
  ),
});

/** `networks/NAME/identity.ts`: the network's name, addresses and site-wide settings. */
export const identitySchema = v.strictObject({
  name: textUpTo(40),
  /** Label under the icon of the installed site, about 12 characters. Needed if the name is longer. */
  shortName: v.optional(textUpTo(12)),
  /** Short line in the footer. */
  tagline: text,
  /** Description of the home page for search engines and link previews: one or two sentences. */
  description: textUpTo(160),
  /** Origin of the published site: `https://example.org`. */
  url: origin,
  /** Buttons copy the first one; the others are fallbacks, or for another edition. */
  addresses: listOf(gameAddress, 'label', 'address'),
  /** Versions of the game that can connect: `1.12 - 1.21`. */
  versions: text,
  /** Left out if Bedrock Edition players cannot join. */
  bedrock: v.optional(bedrock),
  /** Contact address for players and parents. */
  email: v.pipe(
    v.string('must be a text in quotes'),
    v.trim(),
    v.email('must be an email address, like support@example.org'),
  ),
  /** Format of numbers, dates and prices. The site's own texts stay English. */
  locale: v.optional(locale, 'en-US'),
  /** Time zone of days and months. */
  timeZone: v.optional(timeZone, 'UTC'),
  /** Whether browsers store visited pages for offline use. With `false` they delete the stored pages. */
  keepsPages: v.optional(flag, true),
  /** Whether visitors can register; if not, only `npm run admin:create` and the first admin's first sign-in create accounts. */
  registration: v.optional(flag, true),
  /** Whether reviewers, editors and admins need a second factor to reach their desks. */
  staffNeedsSecondFactor: v.optional(flag, false),
  /**
   * Whether browsers require HTTPS for two years, on all subdomains, too. Every such page must support it first, for example a
   * web map on port 8123 of `map.example.org`.
   */
  subdomainsNeedHttps: v.optional(flag, false),
  avatars: v.optional(avatars, {}),
  /** Keeps search engines from listing the site, for a trial. */
  noindex: v.optional(flag, false),
  /** Permanent redirects from addresses of an older site: `{ '/shop': '/store' }`. */
  formerly: v.optional(formerly, {}),
});

export type IdentityInput = v.InferInput<typeof identitySchema>;
export type Identity = v.InferOutput<typeof identitySchema>;
export type Bedrock = NonNullable<Identity['bedrock']>;

/** Fields that browsers do not need. */
export const HIDDEN = [
  'formerly',
  'locale',
  'noindex',
  'registration',
  'staffNeedsSecondFactor',
  'subdomainsNeedHttps',
] as const;
export type Hidden = (typeof HIDDEN)[number];
/** Fields that browsers receive. */
export type PublicIdentity = Omit<Identity, Hidden> & {
  /** Address that the buttons copy. */
  address: string;
};
