import { button, footer, menu } from '#network/menu';

const isGroup = (entry: (typeof menu)[number]) => 'links' in entry;

/** The header's links to pages, left to right. */
export const mainLinks = menu.filter((entry) => 'path' in entry);

/** The dropdown behind them. */
export const moreMenu = menu.find(isGroup) ?? { label: '', links: [] };

/** The header's button. */
export const applyLink = button ?? { label: '' };

/** The footer's links to pages, column by column. */
export const footerPaths = footer.flatMap(({ links }) =>
  links.flatMap((link) => ('path' in link ? [link.path] : [])),
);
