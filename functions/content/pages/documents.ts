import type { ContentResponse } from '@/contract/content';
import type { Saving } from '@/contract/savings';
import { blockText, PUBLISHED_ID } from '@/lib/data-block';
import { tagged, type TaggedOptions } from '../../core/http/conditional';

/** Adds published content to a document, as data at its end that delays nothing. The page then makes no call for it. */
export function withPublished(
  html: string,
  content: ContentResponse,
  saving: readonly Saving[] = [],
): string {
  const end = html.lastIndexOf('</body>');
  const attribute = saving.length > 0 ? ` data-saving="${saving.join(' ')}"` : '';
  const block = `<script type="application/json"${attribute} id="${PUBLISHED_ID}">${blockText(content)}</script>`;
  return html.slice(0, end) + block + html.slice(end);
}

/** Returns a document with the headers of every document of the site, which the CDN keeps until the next publication. */
export function documentResponse(
  request: Request,
  html: string,
  { headers, ...options }: TaggedOptions & { readonly headers: Readonly<Record<string, string>> },
): Response {
  const response = tagged(request, html, { ...options, type: 'text/html; charset=utf-8' });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
