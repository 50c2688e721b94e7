// What the build writes of the owner's folder (tools/network/). Declared, so that it need not be written yet.
declare module '#network/identity' {
  import type { PublicIdentity } from '@/contract/network/identity';

  export const identity: PublicIdentity;
}
declare module '#network/private/identity' {
  import type { Identity } from '@/contract/network/identity';

  export const identity: Identity;
}
declare module '#network/home' {
  import type { Home, HomeHero, HomeSectionKind } from '@/contract/network/home';

  export const hero: HomeHero;
  export const stats: Home['stats'];
  /** From top to bottom. */
  export const sectionKinds: readonly HomeSectionKind[];
}
declare module '#network/home-sections' {
  import type { HomeSections } from '@/contract/network/home';

  export const sections: HomeSections;
}
declare module '#network/connect' {
  import type { Home } from '@/contract/network/home';

  export const promises: Home['promises'];
}
declare module '#network/links' {
  import type { Links, SocialLink } from '@/contract/network/links';

  export const links: Links;
  export const social: readonly SocialLink[];
}
declare module '#network/menu' {
  import type { LinkGroup, NavLink } from '@/contract/network/pages';

  export const menu: readonly (NavLink | LinkGroup)[];
  export const button: NavLink | null;
  export const footer: readonly LinkGroup[];
}
declare module '#network/pages' {
  import type { PageKey, Pages, PrivatePageKey, PrivatePages } from '@/contract/pages';

  export const pages: Pages;
  export const privatePages: PrivatePages;
  /** Those of both tables that this network does not have. */
  export const gone: readonly (PageKey | PrivatePageKey)[];
}
declare module '#network/page-details' {
  import type { ArtName } from '@/contract/network/visuals';
  import type { PageKey, PrivatePageKey } from '@/contract/pages';

  /** Whether search engines must list none of them. */
  export const noindex: boolean;
  export const pageDescriptions: Readonly<Record<PageKey | PrivatePageKey, string>>;
  /** What link previews show: a title on a scene, the home page's where `art` is null. */
  export const pagePictures: Readonly<Partial<Record<PageKey, { title: string; art: ArtName | null }>>>;
}
declare module '#network/landing' {
  import type { Landing } from '@/contract/network/applications';

  export const landing: Landing;
}
declare module '#network/guidelines' {
  import type { Guidelines } from '@/contract/network/applications';

  export const guidelines: Guidelines;
}
declare module '#network/position-cards' {
  import type { PositionCard } from '@/contract/network/applications';

  export const cards: readonly PositionCard[];
}
declare module '#network/positions' {
  import type { Position } from '@/contract/network/applications';

  /** In the order in which they are shown. */
  export const positions: readonly Position[];
}
declare module '#network/questions' {
  import type { PositionQuestions } from '@/contract/network/applications';

  export const questions: readonly PositionQuestions[];
}
declare module '#network/private/positions' {
  import type { PositionChat } from '@/contract/network/applications';

  export const chats: readonly PositionChat[];
}
declare module '#network/community' {
  import type { Community } from '@/contract/network/community';

  export const community: Omit<Community, 'home'>;
}
declare module '#network/events' {
  import type { EventCard } from '@/contract/content';

  export const eventCards: readonly EventCard[];
}
declare module '#network/faq' {
  import type { FaqEntry } from '@/contract/network/faq';

  export const questions: readonly FaqEntry[];
}
declare module '#network/invitation' {
  import type { Community } from '@/contract/network/community';

  export const invitation: Community['home'];
}
declare module '#network/news' {
  import type { NewsCard } from '@/contract/content';

  export const newsCards: readonly NewsCard[];
}
declare module '#network/private/boards' {
  import type { CompanionBoards } from '@/contract/companion-boards';

  /** What companions are told of. */
  export const boards: CompanionBoards;
}
declare module '#network/private/events' {
  import type { EventCard } from '@/contract/content';

  export const events: readonly EventCard[];
}
declare module '#network/private/metrics' {
  import type { Metric } from '@/contract/network/metrics';

  /** By the mode's id. */
  export const metrics: Readonly<Record<string, readonly Metric[]>>;
}
declare module '#network/private/news' {
  import type { ShippedStory } from '@/contract/network/news';

  export const stories: readonly ShippedStory[];
}
declare module '#network/leaderboards' {
  import type { Leaderboards } from '@/contract/network/leaderboards';

  export const leaderboards: Pick<Leaderboards, 'title' | 'subtitle'>;
}
declare module '#network/modes' {
  import type { GameMode } from '@/contract/network/leaderboards';

  /** In the order of their tabs; none where there are no leaderboards, whose page then is gone, too. */
  export const modes: readonly [GameMode, ...GameMode[]];
}
declare module '#network/rank-titles' {
  import type { RankTitle } from '@/contract/network/leaderboards';

  /** From the best down, by the mode's id; none where players of a mode have none. */
  export const rankTitles: Readonly<Record<string, readonly RankTitle[]>>;
}
declare module '#network/legal/terms' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const terms: LegalDocument;
}
declare module '#network/legal/privacy' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const privacy: LegalDocument;
}
declare module '#network/legal/dmca' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const dmca: LegalDocument;
}
declare module '#network/legal/coppa' {
  import type { LegalDocument } from '@/contract/network/legal';

  export const coppa: LegalDocument;
}
declare module '#network/dates' {
  import type { DateFormat } from '@/contract/network/locale';

  export const months: DateFormat['months'];
  export const longDate: DateFormat['longDate'];
}
declare module '#network/locale' {
  /** BCP 47, for what only browsers draw. */
  export const locale: string;
}
declare module '#network/numbers' {
  import type { NumberFormat } from '@/contract/network/locale';

  export const groupedFrom: NumberFormat['groupedFrom'];
  export const groupsOfTwo: NumberFormat['groupsOfTwo'];
  export const groupMark: NumberFormat['groupMark'];
  export const decimalMark: NumberFormat['decimalMark'];
}
declare module '#network/short-dates' {
  import type { ShortDateFormat } from '@/contract/network/locale';

  export const shortMonths: ShortDateFormat['shortMonths'];
  export const weekdays: ShortDateFormat['weekdays'];
  export const shortDate: ShortDateFormat['shortDate'];
  export const weekdayDate: ShortDateFormat['weekdayDate'];
}
declare module '#network/mods' {
  import type { Mods } from '@/contract/network/mods';

  export const mods: Mods;
}
declare module '#network/real-places' {
  import type { ServerId } from '@/contract/network/servers';

  /** Servers whose own number of places is shown. */
  export const realPlaces: readonly ServerId[];
}
declare module '#network/rules' {
  import type { Rules } from '@/contract/network/rules';

  export const rules: Rules;
}
declare module '#network/private/servers' {
  import type { Edition, PublishPlayers, ServerId } from '@/contract/network/servers';

  export const editions: Readonly<Record<ServerId, Edition>>;
  /** `host`, `host:port` or `[IPv6]:port`; null of a server whose companion says how it is. */
  export const addresses: Readonly<Record<ServerId, string | null>>;
  export const publishPlayers: PublishPlayers;
}
declare module '#network/server-features' {
  import type { ServerFeatures } from '@/contract/network/servers';

  export const features: ServerFeatures | null;
}
declare module '#network/servers' {
  import type { GameServer } from '@/contract/network/servers';

  /** Players come to the first one first. */
  export const servers: readonly [GameServer, ...GameServer[]];
}
declare module '#network/subjects' {
  import type { OptionalSubject } from '@/contract/network/subjects';

  /** Those that this network does not have. What else is written of them is empty. */
  export const missing: readonly OptionalSubject[];
}
declare module '#network/support' {
  import type { Support } from '@/contract/network/support';

  export const support: Support;
}
declare module '#network/store' {
  import type { Store } from '@/contract/network/store';

  export const store: Store;
}
declare module '#network/team' {
  import type { Team } from '@/contract/network/team';

  export const team: Team;
}
declare module '#network/theme' {
  import type { Palette } from '@/contract/network/palettes';
  import type { Theme } from '@/contract/network/theme';

  export const logo: Theme['logo'];
  export const palettes: { readonly dark: Palette; readonly light: Palette };
}
declare module '#network/versions' {
  import type { Versions } from '@/contract/network/versions';

  export const versions: Versions;
}
declare module '#network/version-support' {
  import type { VersionSupport } from '@/contract/network/versions';

  export const support: VersionSupport;
}
declare module '#network/vote-names' {
  /** The vote sites, in order. */
  export const voteSiteNames: readonly { id: string; name: string }[];
}
declare module '#network/vote-rewards' {
  import type { RewardWords, Voting } from '@/contract/network/voting';

  export const rewards: readonly RewardWords[];
  export const monthly: Voting['monthly'];
}
declare module '#network/vote-uses' {
  import type { Voting } from '@/contract/network/voting';

  export const uses: Voting['uses'];
}
declare module '#network/voting' {
  import type { StreakMilestone, Voting, VoteSite } from '@/contract/network/voting';

  export const page: Pick<Voting, 'title' | 'subtitle' | 'sitesText'>;
  export const voteSites: readonly VoteSite[];
  export const streakMilestones: readonly StreakMilestone[];
  export const sparedDays: number;
}
declare module '#network/private/voting' {
  import type { Voting } from '@/contract/network/voting';

  export const voting: Voting;
}
