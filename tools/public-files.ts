import { cp } from 'node:fs/promises';
import path from 'node:path';
import { backdrop, filmSources } from '#network/film';
import { ARTS } from '@/contract/content-fields';
import { wholePicture } from '@/lib/picture-files';
import { filmAddresses, SHIPPED_FILM } from './network/film';
import { shownArts } from './pictures';

/** Copies `public` into a folder that is served, without the product's own film and pictures where the network shows none of them. */
export const copyPublicFiles = async (directory: string): Promise<void> => {
  const own = [...filmAddresses(SHIPPED_FILM), ...ARTS.map(wholePicture)];
  const shown = [...filmAddresses({ backdrop, sources: filmSources }), ...shownArts().map(wholePicture)];
  const hidden = own
    .filter((address) => !shown.includes(address))
    .map((address) => path.join('public', address));
  await cp('public', directory, { recursive: true, filter: (file) => !hidden.includes(file) });
};
