export const WIDTHS = { phone: 390, desktop: 1440 } as const;
export const THEMES = ['dark', 'light'] as const;

export interface Shot {
  file: string;
  path: string;
  device: keyof typeof WIDTHS;
  theme: (typeof THEMES)[number];
}

const figure = ({ file, device, theme }: Shot) =>
  `<figure class="${device}"><a href="${file}"><img src="${file}" alt=""></a><figcaption>${device}, ${theme}</figcaption></figure>`;

/** Returns an HTML page with all shots, one row per page of the site. */
export const contactSheet = (shots: readonly Shot[]): string => {
  const rows = Map.groupBy(shots, (shot) => shot.path);
  const sections = [...rows].map(
    ([address, row]) => `<section><h2>${address}</h2>${row.map(figure).join('')}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { background: #222; color: #eee; font: 14px sans-serif }
  section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
  h2 { flex-basis: 100% }
  figure { margin: 0 }
  .phone img { width: 195px }
  .desktop img { width: 560px }
</style>
${sections.join('\n')}
`;
};
