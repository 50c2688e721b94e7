import * as v from 'valibot';
import { isGameName, isPlainName } from '../player-name';
import { httpsUrl } from './address-fields';
import { across, atMost, faultIf, id, listOf, oneOf, listUpTo, textUpTo } from './fields';
import { HUES, ICONS, type BrandName } from './visuals';

/** Default labels of links, by brand. */
const BRANDS = {
  discord: 'Discord',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  website: 'Website',
  portfolio: 'Portfolio',
} as const satisfies Record<BrandName, string>;
const BRAND_NAMES = Object.keys(BRANDS) as BrandName[];

/** Id of the section for members without one. */
export const OTHERS = 'other';

/** Java Edition names have up to 16 characters; longer Bedrock names begin with a symbol or contain spaces. */
const isMemberName = (name: string): boolean => isPlainName(name) || (isGameName(name) && /\W/.test(name));
const gameName = v.pipe(
  textUpTo(32),
  v.check(
    isMemberName,
    'must be a name in the game, like Steve, or .Steve for a player of the Bedrock Edition',
  ),
);

const link = v.pipe(
  v.strictObject({
    brand: oneOf(BRAND_NAMES),
    /** Defaults to the brand's name. */
    label: v.optional(textUpTo(40)),
    url: httpsUrl,
  }),
  v.transform(({ brand, label = BRANDS[brand], url }) => ({ brand, label, url })),
);

const member = v.strictObject({
  name: textUpTo(60),
  role: textUpTo(60),
  /** Id of a section; left out for a member without one. */
  section: v.optional(id),
  /** In-game name; the picture shows this player. */
  username: gameName,
  /** In-game name of another player to show instead, because the services have no pictures of Bedrock Edition players. */
  portrait: v.optional(gameName),
  links: v.optional(listUpTo(7, link, 'url'), []),
});

const look = { title: textUpTo(60), text: textUpTo(300), hue: oneOf(HUES), icon: oneOf(ICONS) };

const section = v.strictObject({
  id: v.pipe(
    id,
    v.check((own) => own !== OTHERS, `must not be ${OTHERS}, where members without a section stand`),
  ),
  ...look,
});

const written = v.strictObject({
  title: v.optional(textUpTo(60), 'Our Team'),
  subtitle: textUpTo(300),
  /** In display order; sections without members are hidden. */
  sections: v.optional(listUpTo(12, section, 'id', 'title'), []),
  /** Last section, for members without one. */
  others: v.optional(v.strictObject(look), {
    title: 'Other Team',
    text: 'They help wherever help is needed.',
    hue: 'amethyst',
    icon: 'users',
  }),
  members: v.pipe(listOf(member, 'username'), atMost(200)),
});
type Written = v.InferOutput<typeof written>;

const sectionFaults = ({ sections, members }: Written) => {
  const ids = sections.map((one) => one.id);
  return members.flatMap(({ section: wanted }, index) =>
    faultIf(
      wanted !== undefined && !ids.includes(wanted),
      `must be the id of a section (${ids.join(', ') || 'there are none'}), or be left out`,
      'members',
      index,
      'section',
    ),
  );
};

/** `networks/NAME/team.ts`: the people behind the network. */
export const teamSchema = v.pipe(written, across<Written>(sectionFaults));

export type TeamInput = v.InferInput<typeof teamSchema>;
export type WrittenTeam = v.InferOutput<typeof teamSchema>;
export type TeamMember = WrittenTeam['members'][number];
export type MemberLink = TeamMember['links'][number];

/** A section with its members, at least one. */
export interface TeamSection extends v.InferOutput<typeof section> {
  members: readonly TeamMember[];
}
export interface Team extends Pick<WrittenTeam, 'title' | 'subtitle'> {
  sections: readonly TeamSection[];
}
