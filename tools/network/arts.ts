import { artHues } from '@/contract/network/visuals';
import { hintFor } from './near';
import type { Network } from './subjects';

type WithArts = Pick<Network, 'theme'>;

/** Hue of each picture, the product's first. */
export const artHuesOf = ({ theme: { arts } }: WithArts) => ({
  ...artHues,
  ...Object.fromEntries(arts.map(({ id, hue }) => [id, hue])),
});

/** Titles by which editors choose a picture. */
export const artTitlesOf = ({ theme: { arts }, usual }: WithArts & Pick<Network, 'usual'>) => ({
  ...usual['content-desk-fields'].artField.names,
  ...Object.fromEntries(arts.map(({ id, title }) => [id, title])),
});

/** Returns the pictures that the data names, each with its location. */
const artsIn = (value: unknown, location: string): [location: string, art: string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
        const inside = `${location}${key}`;
        return key === 'art' && typeof inner === 'string' ? [[inside, inner]] : artsIn(inner, `${inside}.`);
      });

/** Returns pictures that the files name but that don't exist, one line each: `news.ts: stories.3.art: …`. */
export const lostArts = (network: Network): string[] => {
  const { home, pages, news, events } = network;
  const names = Object.keys(artHuesOf(network));
  return Object.entries({ home, pages, news, events }).flatMap(([subject, data]) =>
    artsIn(data, `${subject}.ts: `)
      .filter(([, art]) => !names.includes(art))
      .map(
        ([location, art]) =>
          `${location}: there is no picture ${art}, also not in arts of theme.ts. ${hintFor(art, names)}`,
      ),
  );
};
