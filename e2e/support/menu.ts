import { button, footer, menu } from '#network/menu';

const isGroup = (entry: (typeof menu)[number]) => 'links' in entry;

/** The header's links to pages, left to right. */
export const mainLinks = menu.filter((entry) => 'path' in entry);

/** Dropdown after those links. */
export const moreMenu = menu.find(isGroup) ?? { label: '', links: [] };

export const applyLink = button ?? { label: '' };

/** Paths of the footer's links to pages, column by column. */
export const footerPaths = footer.flatMap(({ links }) =>
  links.flatMap((link) => ('path' in link ? [link.path] : [])),
);
