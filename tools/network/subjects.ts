import type * as v from 'valibot';
import { applicationsSchema } from '@/contract/network/applications';
import { communitySchema } from '@/contract/network/community';
import { eventsSchema } from '@/contract/network/events';
import { faqSchema } from '@/contract/network/faq';
import { homeSchema } from '@/contract/network/home';
import { identitySchema } from '@/contract/network/identity';
import { leaderboardsSchema } from '@/contract/network/leaderboards';
import { legalSchema } from '@/contract/network/legal';
import { linksSchema } from '@/contract/network/links';
import { modsSchema } from '@/contract/network/mods';
import { newsSchema } from '@/contract/network/news';
import { pagesSchema } from '@/contract/network/pages';
import { rulesSchema } from '@/contract/network/rules';
import { serversSchema } from '@/contract/network/servers';
import { storeSchema } from '@/contract/network/store';
import type { OptionalSubject } from '@/contract/network/subjects';
import { supportSchema } from '@/contract/network/support';
import { teamSchema } from '@/contract/network/team';
import { themeSchema } from '@/contract/network/theme';
import { versionsSchema } from '@/contract/network/versions';
import { votingSchema } from '@/contract/network/voting';
import type { ReadFilm } from './film';
import type { ReadFonts } from './fonts/read-fonts';
import type { LogoFile } from './theme';
import type { UsualTexts } from './usual-texts';

/** Schemas of the files in an owner's folder, by name without `.ts`. */
export const subjects = {
  identity: identitySchema,
  home: homeSchema,
  links: linksSchema,
  pages: pagesSchema,
  applications: applicationsSchema,
  community: communitySchema,
  events: eventsSchema,
  faq: faqSchema,
  news: newsSchema,
  leaderboards: leaderboardsSchema,
  legal: legalSchema,
  mods: modsSchema,
  rules: rulesSchema,
  servers: serversSchema,
  support: supportSchema,
  store: storeSchema,
  team: teamSchema,
  theme: themeSchema,
  versions: versionsSchema,
  voting: votingSchema,
} as const;
export type Subject = keyof typeof subjects;

type AllSubjects = { [Name in Subject]: v.InferOutput<(typeof subjects)[Name]> };

/** Contents of an owner's folder, checked and with defaults. */
export type ReadSubjects = Omit<AllSubjects, OptionalSubject> & Partial<Pick<AllSubjects, OptionalSubject>>;

/** Data that the writer reads beside the files of an owner. */
export interface ReadFiles {
  /** The owner's pictures by name: WebP in Base64. */
  artFiles: Readonly<Record<string, string>>;
  film: ReadFilm;
  fonts: ReadFonts;
  /** Null if the logo is drawn in `theme.ts`. */
  logoFile: LogoFile | null;
  /** Language of the product's messages, and those that the writer itself fills in. */
  language: string;
  usual: UsualTexts;
}

/** Network with empty data for each missing subject. */
export interface Network extends AllSubjects, ReadFiles {
  missing: readonly OptionalSubject[];
}
