import { identity as written } from '#network/identity';
import { isLogoVector } from '#network/theme';
import { palettes } from '@/theme/tokens';

/** Returns the manifest of the installed site. The name stands in for a missing `shortName`, also under the icon. */
export const manifest = (
  identity: { name: string; shortName?: string | undefined; description: string } = written,
) => ({
  name: identity.name,
  short_name: identity.shortName ?? identity.name,
  description: identity.description,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: palettes.dark.canvas,
  theme_color: palettes.dark.canvas,
  icons: [
    ...(isLogoVector ? [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});
