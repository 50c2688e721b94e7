import { documentTitle } from '@/content/pages';
import { site } from '@/content/site';
import { DEFAULT_THEME } from '@/features/theme/theme-choice';
import { useToday } from '@/hooks/use-today';

/** Addresses of the built files, from the site's root. */
export interface DocumentAssets {
  /** Blocking, before the first paint: puts the visitor's theme on the document. */
  themeBoot: string;
  /** Deferred, in this order. */
  scripts: string[];
  styles: string[];
  /** Fonts that the first paint needs. */
  fonts: string[];
}

interface DocumentProps {
  page: { path: string; title: string; description: string; isIndexed: boolean };
  assets: DocumentAssets;
  markup: string;
}

export const Document = ({ page, assets, markup }: DocumentProps) => {
  const today = useToday();
  const title = documentTitle(page.title);
  const url = `${site.url}${page.path}`;
  return (
    <html lang="en" data-theme={DEFAULT_THEME} data-built={today}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        {page.isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={page.description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={`${site.url}/media/og.jpg`} />
        <meta name="twitter:card" content="summary_large_image" />
        <script src={assets.themeBoot} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets.scripts.map((src) => (
          <script key={src} src={src} defer />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        {/* Until a browser has read as far as here, the global style keeps the page out of sight. */}
        <div id="end" hidden />
      </body>
    </html>
  );
};
