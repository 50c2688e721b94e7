import type { PublishPlayers } from '@/contract/network/servers';

/** Notice of a site with a captcha on forms that can be sent without an account. */
export const CAPTCHA_NOTICE =
  'Forms that can be sent without an account are guarded against robots by Turnstile, a service of Cloudflare. With such a form your browser loads it from challenges.cloudflare.com: Cloudflare sees your IP address and what your browser says of itself, and we tell it your IP address once more to have its answer checked.';

/** Notice of a site whose store page shows what a web shop sells. */
export const SHOP_NOTICE =
  'The store page shows what we sell at Tebex, which serves its pictures: your browser loads them from there, and Tebex sees your IP address. When you purchase something, we tell Tebex the player name that it is for and the package. You pay on Tebex’s own pages, where its own terms apply.';

/** Texts on who can see the names of players on a game server. */
export const PUBLISHED_PLAYERS: Readonly<Record<PublishPlayers, string>> = {
  'as-the-game':
    'While you are on a game server: your game name and player ID, which the server tells this website. The website counts you, and names you among the players only if the server itself shows your name to everybody. If you switch off “Allow Server Listings” in the options of the game, you are counted and not named.',
  all: 'While you are on a game server: your game name and player ID, which the server tells this website. The website names you among the players, even if you switch off “Allow Server Listings” in the options of the game.',
  none: 'While you are on a game server: your game name and player ID, which the server tells this website. The website counts you among the players and names nobody.',
};

/** Item in the list of data stored by browsers, for a site whose pages are kept offline. */
export const KEPT_PAGES = 'the pages that you last saw, for when you have no connection, ';

export const contactWays = {
  email: 'Email',
  discord: 'Discord',
  onDiscord: '{name} on Discord',
} as const;
