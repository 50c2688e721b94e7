import type { ArtName } from '@/contract/network/visuals';
import { hero } from './home';
import { pages, type PageKey } from './pages';
import { site } from './site';

/** Of every link picture, in pixels: what chat programs and search engines show large. */
export const linkPictureSize = { width: 1200, height: 630 } as const;

/** Picture that link previews show of a page. */
export interface LinkPicture {
  /** Where it lies, from the site's root. */
  file: `media/${string}.jpg`;
  alt: string;
}

/** What is drawn behind a page's title; the pages that are not named here get the hero's scene. */
const arts: Partial<Record<PageKey, ArtName>> = {
  serverInfo: 'upgrade',
  store: 'treasure',
  vote: 'lifesteal',
  leaderboard: 'events',
  rules: 'practice-pvp',
  community: 'community',
  team: 'community',
  apply: 'build',
  applyGuidelines: 'build',
  applyForm: 'build',
  requiredMods: 'upgrade',
  versions: 'duels',
  news: 'upgrade',
  events: 'events',
};

/** A picture that is drawn for one page. */
export interface TitledPicture extends LinkPicture {
  title: string;
  /** Null for the hero's scene. */
  art: ArtName | null;
}

/** What a picture shows that has a title drawn on a scene. */
export const titledAlt = (title: string): string =>
  `${site.name}: ${title}. Behind the words lies a scene built of blocks.`;

const titled = (id: PageKey): TitledPicture => {
  const title = id === 'home' ? hero.title : pages[id].title;
  return {
    file: `media/og/${id}.jpg`,
    alt: titledAlt(title),
    title,
    art: arts[id] ?? null,
  };
};

/** One for each public page. */
export const titledPictures: readonly TitledPicture[] = (Object.keys(pages) as PageKey[]).map(titled);

/** Of every page that search engines do not list. */
export const generalPicture: LinkPicture = {
  file: 'media/og.jpg',
  alt: `The logo of ${site.name} before a scene built of blocks.`,
};

/** The picture of the page with this id. */
export const linkPictureOf = (id: string): LinkPicture =>
  titledPictures.find(({ file }) => file === `media/og/${id}.jpg`) ?? generalPicture;
