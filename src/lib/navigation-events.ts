/** What the router's package dispatches at the window when a link or a redirect leads on. */
export const LEAVES = ['pushState', 'replaceState'] as const;
