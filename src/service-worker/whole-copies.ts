import type { WorkboxPlugin } from 'workbox-core/types';

/** What a file must contain, as `integrity` names it. */
const digestOf = async (file: Response): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
};

/** Answers with no copy that the browser would refuse: in its place the file is fetched, and kept, anew. */
export const wholeCopies: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (!cachedResponse || !request.integrity) return cachedResponse;
    return (await digestOf(cachedResponse.clone())) === request.integrity ? cachedResponse : null;
  },
};
