import { act, screen, waitFor, within } from '@testing-library/react';
import { shop as texts } from '#messages/shop';
import { voteBridge } from '#messages/vote-bridge';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { renderWithProviders } from '../../../test/support/browser/render';
import { refuse, restore, steve, storeAccount } from '../../../test/support/browser/render-account';
import { rememberVoter, serveTab } from '../../../test/support/browser/render-votes';
import { CHECKOUT, serveShop, type ShopService } from '../../../test/support/browser/shop-service';
import { catalogue, shopCategory, shopPackage } from '../../../test/support/fixtures/catalogues';
import ShopPage from './shop-page';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const { shop: shopPage } = catalogue();
const packages = [shopPackage('1'), shopPackage('2')];

/** Opens the shop after reading what the browser has stored. */
const openShop = async (first: Partial<ShopService> = {}) => {
  const service = serveShop(network, {
    catalogue: catalogue({ categories: [shopCategory('a', { packages })] }),
    ...first,
  });
  const store = makeStore();
  const view = renderWithProviders(
    <AuthProvider>
      <ShopPage />
    </AuthProvider>,
    { store, route: '/store' },
  );
  await restore(store);
  await screen.findByRole('article', { name: 'Package 1' });
  return { service, ...view };
};
const purchase = (name = 'Package 1') => within(screen.getByRole('article', { name })).getByRole('link');
const buyer = () => within(screen.getByRole('region', { name: texts.buyer.title }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = () => screen.getByLabelText(voteBridge.voter.label);

describe('a purchase', () => {
  test('asks for the name once, and goes on by itself', async () => {
    const tab = serveTab();
    const { user, service } = await openShop();
    expect(buyer().getByText(texts.buyer.nobody)).toBeVisible();
    await user.click(purchase());
    await dialog(texts.name.title);
    expect(window.open).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    await user.keyboard('not a name{Enter}');
    expect(field()).toHaveAccessibleDescription(voteBridge.voter.invalid);
    await user.clear(field());
    await user.keyboard('Steve{Enter}');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(CHECKOUT));
    expect(service.bought).toEqual([{ packageId: '1', player: 'Steve' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(buyer().getByText(texts.buyer.for('Steve'))).toBeVisible();

    await user.click(purchase('Package 2'));
    await waitFor(() => expect(service.bought).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(service.bought[1]).toEqual({ packageId: '2', player: 'Steve' });
  });

  test('is given up with the name', async () => {
    serveTab();
    const { user, service } = await openShop();
    await user.click(purchase());
    await user.click(within(await dialog(texts.name.title)).getByRole('button', { name: texts.name.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.open).not.toHaveBeenCalled();
    expect(service.bought).toEqual([]);
  });

  test('is for the name that votes are given under, until it is changed', async () => {
    rememberVoter('Alex');
    const tab = serveTab();
    const { user, service } = await openShop();
    expect(buyer().getByText(texts.buyer.for('Alex'))).toBeVisible();
    await user.click(buyer().getByRole('button', { name: texts.buyer.changeLabel }));
    expect(field()).toHaveValue('Alex');
    await user.clear(field());
    await user.keyboard('no name!{Enter}');
    expect(field()).toHaveAccessibleDescription(voteBridge.voter.invalid);
    await user.clear(field());
    await user.keyboard('Steve{Enter}');
    expect(buyer().getByText(texts.buyer.for('Steve'))).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();
    await user.click(purchase());
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(service.bought).toEqual([{ packageId: '1', player: 'Steve' }]);
  });

  test('is for the account’s player, which the dashboard changes', async () => {
    rememberVoter('Alex');
    storeAccount({ ...steve, player: 'Linked' });
    const tab = serveTab();
    const { user, service } = await openShop();
    expect(buyer().getByText(texts.buyer.for('Linked'))).toBeVisible();
    expect(buyer().getByRole('link', { name: texts.buyer.dashboardLabel })).toBeVisible();
    await user.click(purchase());
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(service.bought).toEqual([{ packageId: '1', player: 'Linked' }]);
  });

  test('opens its tab in the press, before it asks, and without an opener', async () => {
    rememberVoter('Steve');
    const tab = serveTab();
    let answer: (given: Response) => void = () => undefined;
    const { user, service } = await openShop({
      checkout: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await user.click(purchase());
    expect(window.open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe(texts.checkout.opening);
    expect(purchase()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(texts.checkout.openingFor('Package 1'))).toBeInTheDocument();
    await user.click(purchase());
    await user.click(purchase('Package 2'));
    await waitFor(() => expect(service.bought).toHaveLength(1));
    expect(window.open).toHaveBeenCalledTimes(1);
    await act(async () => answer(Response.json({ url: CHECKOUT })));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(CHECKOUT));
    expect(purchase()).not.toHaveAttribute('aria-busy');
  });

  test('with a key pressed, is the link’s', async () => {
    rememberVoter('Steve');
    serveTab();
    const { user, service } = await openShop();
    await user.keyboard('{Control>}');
    await user.click(purchase());
    await user.keyboard('{/Control}');
    expect(window.open).not.toHaveBeenCalled();
    expect(service.bought).toEqual([]);
  });
});

describe('a checkout that does not open', () => {
  beforeEach(() => rememberVoter('Steve'));

  test.each([
    ['was blocked', () => jest.spyOn(window, 'open').mockReturnValue(null)],
    ['is the page itself', () => jest.spyOn(window, 'open').mockReturnValue(window)],
    ['was closed meanwhile', () => Object.assign(serveTab(), { closed: true })],
  ])('because the tab %s, is a link', async (_case, block) => {
    block();
    const { user } = await openShop();
    await user.click(purchase());
    const link = within(await dialog(texts.checkout.readyTitle)).getByRole('link');
    expect(link).toHaveAttribute('href', CHECKOUT);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveFocus();
  });

  const failing = async (checkout: () => Response) => {
    const tab = serveTab();
    const view = await openShop({ checkout });
    await view.user.click(purchase());
    const shown = within(await dialog(texts.checkout.failedTitle));
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
    return { ...view, shown, tab };
  };
  const shopLink = { name: new RegExp(texts.checkout.shop) };

  test('because the shop does not answer, leads to the page that the answer names', async () => {
    const named = 'https://elsewhere.tebex.io/';
    const { shown } = await failing(() => refuse('unavailable', { fields: { shop: named } }));
    expect(shown.getByText(new RegExp(texts.checkout.unavailable))).toBeVisible();
    expect(shown.getByRole('link', shopLink)).toHaveAttribute('href', named);
  });

  test('never leads to an unsafe address', async () => {
    const { shown } = await failing(() => refuse('unavailable', { fields: { shop: 'javascript:alert(1)' } }));
    expect(shown.getByRole('link', shopLink)).toHaveAttribute('href', shopPage);
  });

  test.each(['javascript:alert(1)', 'http://checkout.tebex.io/basket', 'data:text/html,x'])(
    'is not opened at %s',
    async (url) => {
      const { shown } = await failing(() => Response.json({ url }));
      expect(shown.getByRole('link', shopLink)).toHaveAttribute('href', shopPage);
    },
  );

  test('because the package is gone, refreshes the catalogue and says so', async () => {
    let offered = packages;
    const { shown, user } = await failing(() => {
      offered = packages.slice(1);
      serveShop(network, {
        catalogue: catalogue({ categories: [shopCategory('a', { packages: offered })] }),
      });
      return refuse('not_found');
    });
    expect(shown.getByText(new RegExp(texts.checkout.gone))).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Package 1')).toBeNull());
    await user.click(shown.getByRole('button', { name: texts.checkout.back }));
    expect(screen.getByRole('article', { name: 'Package 2' })).toBeVisible();
  });

  test('because the name was refused, can be tried with another', async () => {
    const { shown, user, service, tab } = await failing(() =>
      refuse('validation_failed', { fields: { player: 'No such player.' } }),
    );
    expect(shown.getByText(/No such player\./)).toBeVisible();
    service.checkout = () => Response.json({ url: CHECKOUT });
    await user.click(shown.getByRole('button', { name: texts.checkout.changeName }));
    await user.clear(field());
    await user.keyboard('Alex{Enter}');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(CHECKOUT));
    expect(service.bought.at(-1)).toEqual({ packageId: '1', player: 'Alex' });
  });

  test('because of too many attempts, says when to try again, and can be tried', async () => {
    const { shown, user, service, tab } = await failing(() => refuse('rate_limited', { retryAfter: 30 }));
    expect(shown.getByText(/30 seconds/)).toBeVisible();
    service.checkout = () => Response.json({ url: CHECKOUT });
    await user.click(shown.getByRole('button', { name: texts.checkout.again }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(CHECKOUT));
    expect(service.bought).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
