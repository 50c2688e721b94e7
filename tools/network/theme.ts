import { usualLogo } from '@/contract/network/logo';
import { contentHash } from '../content-hash';
import type { Network } from './subjects';

/** Logo from an owner's file. */
export interface LogoFile {
  type: 'svg' | 'png';
  /** Source of icons and link preview pictures. */
  source: Buffer;
  /** Picture on pages. */
  shown: Buffer;
}

/** Returns the address for pages; the name changes with the content. */
const logoAddress = ({ type, shown }: LogoFile): string => `/assets/logo.${contentHash(shown)}.${type}`;

/**
 * Returns the theme that pages need. Two constants describe the logo instead of a null, since the bundler removes code that a
 * constant rules out.
 */
export const themeOf = ({ theme: { logo, palettes }, logoFile }: Network) => ({
  palettes,
  logo: typeof logo === 'string' ? usualLogo : logo,
  isLogoDrawn: logoFile === null,
  logoPicture: logoFile === null ? '' : logoAddress(logoFile),
  isLogoVector: logoFile === null || logoFile.type === 'svg',
});

/** Returns the logo's file for the icon generator. */
export const logoFileOf = ({ logoFile }: Network) =>
  logoFile && { source: logoFile.source.toString('base64'), shown: logoFile.shown.toString('base64') };
