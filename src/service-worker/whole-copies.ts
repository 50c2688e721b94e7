import type { WorkboxPlugin } from 'workbox-core/types';

/** Returns the digest of a file, in the format of `integrity`. */
const digestOf = async (file: Response): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/** Ignores cached copies that the browser would refuse; the file is then fetched and cached again. */
export const wholeCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse || !request.integrity) return cachedResponse;
    return (await digestOf(cachedResponse.clone())) === request.integrity ? cachedResponse : null;
  },
};
