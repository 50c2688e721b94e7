import { robots, robotsHeader, sitemap } from './search-engines';

const site = { url: 'https://castle.example', paths: ['/', '/store'] };

test('search engines list the pages', () => {
  const listed = { ...site, noindex: false };
  expect(sitemap(listed)).toContain('<loc>https://castle.example/store</loc>');
  expect(robots(listed)).toContain('Sitemap: https://castle.example/sitemap.xml');
  expect(robotsHeader(false)).toEqual({});
});

test('of a trial they list nothing, and may read what tells them so', () => {
  const trial = { ...site, noindex: true };
  expect(sitemap(trial)).toBeNull();
  expect(robots(trial)).not.toMatch(/Sitemap|Disallow: \/$/m);
  expect(robotsHeader(true)).toEqual({ 'X-Robots-Tag': 'noindex' });
});
