import { fireEvent, screen, within } from '@testing-library/react';
import { shop as texts } from '#messages/shop';
import { store } from '#network/store';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { refuse } from '../../../test/support/browser/render-account';
import { serveShop, type ShopService } from '../../../test/support/browser/shop-service';
import { catalogue, shopCategory, shopPackage } from '../../../test/support/fixtures/catalogues';
import ShopPage from './shop-page';

const network = startApiServer();
withFakeClock();
beforeEach(() => localStorage.clear());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const openShop = (first: Partial<ShopService> = {}) => {
  const service = serveShop(network, first);
  const view = renderWithProviders(
    <AuthProvider>
      <ShopPage />
    </AuthProvider>,
    {
      store: makeStore(),
      route: '/store',
      advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds),
    },
  );
  return { service, ...view };
};
const showing = (...packages: ReturnType<typeof shopPackage>[]) =>
  openShop({ catalogue: catalogue({ categories: [shopCategory('a', { packages })] }) });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const hasOwnData = () => screen.findByRole('region', { name: store.sections[0]?.title ?? '' });

describe('the shop’s packages', () => {
  test('stand in their categories, in order, which the top of the page leads to', async () => {
    const categories = [shopCategory('a'), shopCategory('b'), shopCategory('c', { packages: [] })];
    openShop({ catalogue: catalogue({ categories }) });
    const sold = categories.slice(0, 2);
    await screen.findByRole('region', { name: 'Category a' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      sold.map(({ name }) => name),
    );
    const links = within(screen.getByRole('navigation', { name: store.contents }));
    for (const { name, packages } of sold) {
      const region = screen.getByRole('region', { name });
      const href = links.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(document.querySelector(href)).toBe(region);
      const headings = within(region).getAllByRole('heading', { level: 3 });
      expect(headings.map(({ textContent }) => textContent)).toEqual(packages.map((item) => item.name));
    }
    expect(screen.getByText(texts.taxes)).toBeVisible();
    expect(screen.getByText(store.footer)).toBeVisible();
  });

  test('lead to the shop’s own page in a new tab, by the name of today’s buttons', async () => {
    const { shop } = catalogue();
    showing(shopPackage('1'));
    const link = (await cardOf('Package 1')).getByRole('link');
    expect(link).toHaveAttribute('href', shop);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(`${store.purchaseLabel} Package 1, Category a (opens in a new tab)`);
  });

  test.each([
    ['USD', 4.99, '$4.99 USD'],
    ['EUR', 1200, '€1,200 EUR'],
    ['JPY', 500, '¥500 JPY'],
    ['CHF', 5.5, 'CHF 5.50'],
    ['no currency', 5.5, '5.50 no currency'],
  ])('have their price in %s', async (currency, price, shown) => {
    const packages = [shopPackage('1', { price })];
    openShop({ catalogue: catalogue({ currency, categories: [shopCategory('a', { packages })] }) });
    const card = await cardOf('Package 1');
    expect(card.getByText(shown.split(' ')[0] ?? '', { exact: false, selector: 'p' })).toHaveTextContent(
      shown,
    );
  });

  test('on sale have the price before it, in words too, and its end in the visitor’s time', async () => {
    const saleEndsAt = new Date(2026, 10, 30, 18, 5).toISOString();
    showing(shopPackage('1', { price: 7.5, before: 10, saleEndsAt }));
    const card = await cardOf('Package 1');
    const before = card.getByText('$10');
    expect(before.tagName).toBe('S');
    expect(before.closest('p')).toHaveTextContent(`${texts.now} $7.50 USD ${texts.before} $10`);
    expect(card.getByText(texts.saleEnds('Nov 30, 18:05'))).toHaveAttribute('datetime', saleEndsAt);
  });

  test('that are paid for again say so', async () => {
    showing(shopPackage('1', { type: 'subscription' }), shopPackage('2'));
    const [again, once] = [await cardOf('Package 1'), await cardOf('Package 2')];
    expect(again.getByText(texts.subscription)).toBeVisible();
    expect(once.queryByText(texts.subscription)).toBeNull();
  });

  test('show hostile texts as texts', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const text = '<script>alert(1)</script>\n• <b>bold</b>\n• <b>bold</b>';
    showing(shopPackage('1', { name, text }));
    const card = await cardOf(name);
    expect(card.getByText('<script>alert(1)</script>')).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '<b>bold</b>',
      '<b>bold</b>',
    ]);
    expect(document.querySelector('script, b, img')).toBeNull();
  });

  test('have line breaks and lists as written, and long texts can be unfolded', async () => {
    const long = Array.from({ length: 30 }, (_, line) => `Line ${String(line)}`).join('\n');
    showing(shopPackage('1', { text: `First.\nSecond.\n\n• A kit` }), shopPackage('2', { text: long }));
    const short = await cardOf('Package 1');
    expect(short.getByText(/First/).textContent).toBe('First.\nSecond.');
    expect(short.getByRole('listitem')).toHaveTextContent('A kit');
    expect(short.queryByRole('button')).toBeNull();
    const { user } = openShop();
    const unfold = (await cardOf('Package 2')).getByRole('button', {
      name: `${texts.readAll} ${texts.about('Package 2')}`,
    });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await user.click(unfold);
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    expect(unfold).toHaveTextContent(texts.readLess);
  });

  test('have a drawing in place of a picture that does not load', async () => {
    showing(shopPackage('1', { image: 'https://cdn.tebex.io/broken.png' }), shopPackage('2'));
    await cardOf('Package 1');
    const picture = document.querySelector('article img') ?? document.body;
    const drawings = document.querySelectorAll('article svg').length;
    fireEvent.error(picture);
    expect(document.querySelector('article img')).toBeNull();
    expect(document.querySelectorAll('article svg').length).toBeGreaterThan(drawings);
  });
});

describe('the catalogue', () => {
  test('is waited for with a message', async () => {
    openShop();
    expect(screen.getByText(texts.loading)).toBeInTheDocument();
    await screen.findByRole('region', { name: 'Category a' });
    expect(screen.queryByText(texts.loading)).toBeNull();
  });

  test('is asked for once, and again every five minutes', async () => {
    const { service } = openShop();
    await screen.findByRole('region', { name: 'Category a' });
    await pass(4 * MINUTE);
    expect(service.asked).toBe(1);
    service.catalogue = catalogue({ categories: [shopCategory('z')] });
    await pass(MINUTE);
    expect(service.asked).toBe(2);
    await screen.findByRole('region', { name: 'Category z' });
  });

  test('without packages says so, and leads to the shop', async () => {
    openShop({ catalogue: catalogue({ categories: [shopCategory('a', { packages: [] })] }) });
    expect(await screen.findByText(texts.empty.title)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(texts.empty.link) })).toHaveAttribute(
      'href',
      catalogue().shop,
    );
  });

  test.each([
    ['today with its time', new Date(2026, 4, 25, 9, 5), '09:05'],
    ['of another day with its date', new Date(2026, 4, 24, 20, 15), 'May 24, 2026, 20:15'],
  ])('that is stale says since when, %s', async (_case, at, shown) => {
    jest.setSystemTime(new Date(2026, 4, 25, 10, 0));
    openShop({ catalogue: catalogue({ stale: true, fetchedAt: at.toISOString() }) });
    expect(await screen.findByText(texts.asOf(shown))).toBeVisible();
  });

  test('stays while the site does not answer, and says since when', async () => {
    jest.setSystemTime(new Date(2026, 4, 25, 10, 0));
    const { service } = openShop();
    await screen.findByRole('region', { name: 'Category a' });
    expect(screen.queryByText(texts.asOf('10:00'))).toBeNull();
    service.catalogue = () => Response.error();
    await pass(5 * MINUTE);
    expect(await screen.findByText(texts.asOf('10:00'))).toBeVisible();
    expect(screen.getByRole('region', { name: 'Category a' })).toBeVisible();
  });

  test('gives way to the network’s own data after a day without answers', async () => {
    const fetchedAt = new Date(Date.now() - 24 * HOUR + 4 * MINUTE).toISOString();
    const { service } = openShop({ catalogue: catalogue({ stale: true, fetchedAt }) });
    await screen.findByRole('region', { name: 'Category a' });
    service.catalogue = () => Response.error();
    await pass(5 * MINUTE);
    await hasOwnData();
  });

  test.each([
    ['has none', () => refuse('unavailable')],
    ['has no shop', () => refuse('not_found')],
    ['does not answer', () => Response.error()],
    ['answers with nonsense', () => Response.json({ categories: 'many' })],
    ['names an unsafe address of the shop', () => Response.json(catalogue({ shop: 'javascript:alert(1)' }))],
  ])('is replaced by the network’s own data where the site %s', async (_case, answer) => {
    openShop({ catalogue: answer });
    await hasOwnData();
    expect(screen.queryByText(texts.taxes)).toBeNull();
  });
});
