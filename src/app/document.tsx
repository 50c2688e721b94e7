import type { Graph } from 'schema-dts';
import { linkPictureOf, linkPictureSize, type LinkPicture } from '#messages/link-pictures';
import { outdatedBrowser } from '#messages/pages';
import { feedTexts } from '#messages/published';
import { identity } from '#network/identity';
import { language } from '#network/locale';
import { noindex } from '#network/page-details';
import { FEED_PATHS } from '@/contract/content-paths';
import { DEFAULT_THEME } from '@/features/theme/theme-choice';
import { useToday } from '@/hooks/use-today';
import { BOOT_ID, OUTDATED_ID, PAGE_STYLES_ID } from '@/hydration/names';
import { blockText } from '@/lib/data-block';
import { GIVEN_ID, type Given } from '@/lib/given';
import { documentTitle, isPublicPage, isThere } from '@/lib/pages';
import { SCRIPT_LIST_ID, type ScriptList } from '@/lib/script-list';
import { hasSubject } from '@/lib/subjects';
import { givenState } from '@/store/given-state';
import { structuredData } from './structured-data/structured-data';

/** Structured data in the head of a document. Browsers do not execute it, so the policy allows it. */
export const DataBlock = ({ data }: { data: Graph }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: blockText(data) }} />
);

/** A style sheet with the digest that the browser checks. */
interface StyleFile {
  href: string;
  integrity: string;
}

interface Icon {
  href: string;
  type: string;
  sizes?: string;
}

/** URLs of built files, from the site's root. */
export interface DocumentAssets {
  /**
   * Blocking script that applies the visitor's theme before the first paint, and loads the other scripts
   * later.
   */
  boot: { src: string; integrity: string };
  /** Differs between builds with different scripts. */
  build: string;
  /** Loaded after the first paint, or when the app requests them. */
  scripts: ScriptList;
  /** Global styles, then those of the page's components. */
  styles: StyleFile;
  /** Fonts for the first paint. */
  fonts: string[];
  /** Icon for browsers that take more than `/favicon.ico`. */
  icon: Icon;
}

export interface DocumentPage {
  id: string;
  path: string;
  title: string;
  description: string;
  isIndexed: boolean;
  /** The page's own preview picture; by default the one of its id. */
  picture?: Omit<LinkPicture, 'file'> & { file: string };
  /** Structured data for search engines, if it depends on more than the page's id. */
  data?: Graph;
  /** Publication time of an article, ISO 8601. */
  publishedAt?: string;
  /** Answers of the API that are embedded. */
  given?: readonly Given[];
}

const dataOf = ({ id, data }: DocumentPage): Graph | null =>
  data ?? (isPublicPage(id) ? structuredData(id) : null);

interface DocumentProps {
  page: DocumentPage;
  assets: DocumentAssets;
  markup: string;
}

export const Document = ({ page, assets, markup }: DocumentProps) => {
  const today = useToday();
  const title = documentTitle(page.title);
  const picture = page.picture ?? linkPictureOf(page.id);
  const data = dataOf(page);
  const url = `${identity.url}${page.path}`;
  return (
    <html lang={language} data-theme={DEFAULT_THEME} data-built={today}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page.isIndexed && !noindex ? (
          <link rel="canonical" href={url} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta property="og:type" content={page.publishedAt === undefined ? 'website' : 'article'} />
        {page.publishedAt !== undefined && (
          <meta property="article:published_time" content={page.publishedAt} />
        )}
        <meta property="og:site_name" content={identity.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={`${identity.url}/${picture.file}`} />
        <meta property="og:image:width" content={String(linkPictureSize.width)} />
        <meta property="og:image:height" content={String(linkPictureSize.height)} />
        <meta property="og:image:alt" content={picture.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {data && <DataBlock data={data} />}
        <script id={BOOT_ID} data-build={assets.build} {...assets.boot} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link id={PAGE_STYLES_ID} rel="stylesheet" {...assets.styles} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" {...assets.icon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {isThere('news') && (
          <link rel="alternate" type="application/atom+xml" href={FEED_PATHS.feed} title={feedTexts.news} />
        )}
        {hasSubject('events') && (
          <link rel="alternate" type="text/calendar" href={FEED_PATHS.calendar} title={feedTexts.events} />
        )}
      </head>
      <body>
        <p id={OUTDATED_ID} role="alert" hidden>
          {outdatedBrowser}
        </p>
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        {/* The global style hides the page until a browser has parsed this far. */}
        <div id="end" hidden />
        {/* Last, because nothing on the page waits for these. */}
        <script
          type="application/json"
          id={SCRIPT_LIST_ID}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(assets.scripts) }}
        />
        {page.given && (
          <script
            type="application/json"
            id={GIVEN_ID}
            dangerouslySetInnerHTML={{ __html: blockText(givenState(page.given)) }}
          />
        )}
      </body>
    </html>
  );
};
