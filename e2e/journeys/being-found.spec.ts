import { linkPictureSize } from '#messages/link-pictures';
import { identity } from '#network/identity';
import { storyPath } from '@/contract/pages';
import { publicPaths } from '../support/routes';
import { expect, test } from '../support/test';

/** English link texts that Lighthouse's SEO audit considers meaningless. */
const SAYS_NOTHING =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this)$/i;

test('every page says to search engines and chat programs what it is', async ({ page, request }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.setContent(await (await request.get(path)).text(), { waitUntil: 'commit' });
      const contents = (selector: string) =>
        page.locator(selector).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.title()).toContain(identity.name);
      expect(await contents('meta[property="og:title"]')).toEqual([await page.title()]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${identity.url}${path}`);
      expect(await contents('meta[name="description"]')).toEqual([expect.stringMatching(/^.{50,160}$/)]);

      const [picture = ''] = await contents('meta[property="og:image"]');
      const answer = await request.get(String(picture).replace(identity.url, ''));
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect(await contents('meta[property="og:image:width"]')).toEqual([String(linkPictureSize.width)]);
      expect(await contents('meta[property="og:image:alt"]')).toEqual([
        expect.stringContaining(identity.name),
      ]);

      const [data, ...others] = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(others).toEqual([]);
      expect(JSON.parse(String(data))['@graph']).not.toEqual([]);
    });
});

test('every link says where it leads', async ({ page }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      await page.goto(path);
      const texts = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLElement).innerText.trim()));
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.filter((text) => SAYS_NOTHING.test(text) || URL.canParse(text))).toEqual([]);
    });
});

test('whoever found a fault is told whom to write to', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${identity.email}\n`);
  expect(text).toContain(`Canonical: ${identity.url}/.well-known/security.txt\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test('robots.txt lets public pages be read, and names the sitemap that lists them', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).trim().split('\n');
  expect(lines).toEqual(['User-agent: *', 'Disallow: /api/', `Sitemap: ${identity.url}/sitemap.xml`]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  // Stories come and go without a build, so only the news page links to them.
  const lasting = publicPaths.filter((path) => !path.startsWith(storyPath('')));
  expect(listed.sort()).toEqual(lasting.map((path) => `${identity.url}${path}`).sort());
});
