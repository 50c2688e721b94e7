/** Maximum size in characters of an icon within each document; a request costs more. */
const MOST = 3_000;

/**
 * Returns the attributes of the link to a document's icon, by the logo's drawing if it is one. A small drawing lies in the
 * document itself.
 */
export const documentIcon = (drawing: string | null): { href: string; type: string; sizes?: string } => {
  if (drawing === null) return { href: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' };
  const href = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { href: href.length > MOST ? '/favicon.svg' : href, type: 'image/svg+xml' };
};
