/** Returns the faults of a page's document, one per line. */
const NAMED = /<(h[1-6]|a|button|label|legend|summary|th|option|title)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Texts of missing values, and placeholders that were not filled in. */
const SLIPS =
  /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\{(?:count|name|size|email|date|server|title|year)\}/;

const textOf = (markup: string): string =>
  markup
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .trim();

const isNamed = (attributes: string, inside: string): boolean =>
  textOf(inside) !== '' ||
  /aria-label(ledby)?="[^"]/.test(attributes) ||
  /<img[^>]* alt="[^"]/.test(inside) ||
  /aria-label="[^"]/.test(inside);

const valuesOf = (document: string, attribute: string): string[] =>
  [...document.matchAll(new RegExp(`<[a-z][^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );

const emptyIn = (value: unknown, at: string): string[] => {
  if (value === null || value === '' || value === undefined) return [`structured data: ${at} is empty`];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyIn(inner, `${at}.${key}`));
};

export const pageFaults = (document: string): string[] => {
  const faults: string[] = [];
  const headings = document.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) faults.push(`has ${String(headings)} h1`);
  const shown = document.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ style="[^"]*"/g, '');
  const slip = SLIPS.exec(shown);
  if (slip) faults.push(`says ${slip[0]}: ${shown.slice(Math.max(0, slip.index - 80), slip.index + 40)}`);
  for (const [whole, tag = '', attributes = '', inside = ''] of shown.matchAll(NAMED))
    if (!isNamed(attributes, inside) && !/aria-hidden="true"|\shidden/.test(attributes))
      faults.push(`empty ${tag}: ${whole.slice(0, 160)}`);
  const ids = valuesOf(shown, 'id');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) faults.push(`ids twice: ${[...new Set(twice)].join(', ')}`);
  for (const href of valuesOf(shown, 'href').filter((one) => one.startsWith('#') && one !== '#'))
    if (!ids.includes(decodeURIComponent(href.slice(1)))) faults.push(`leads to ${href}, which is not there`);
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'for'])
    for (const id of valuesOf(shown, attribute).flatMap((list) => list.split(' ')))
      if (id !== '' && !ids.includes(id)) faults.push(`${attribute}="${id}" is of nothing`);
  for (const [, data = ''] of document.matchAll(
    /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
  ))
    try {
      faults.push(...emptyIn(JSON.parse(data), 'data'));
    } catch (error) {
      faults.push(`structured data: ${String(error)}`);
    }
  return faults;
};
