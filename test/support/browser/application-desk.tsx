import { screen, within } from '@testing-library/react';
import type { ApplicationDetail } from '@/contract/application-desk';
import { MeContext } from '@/features/admin/use-me';
import ApplicationsDesk from '@/features/applications/desk/applications-desk';
import { usePlace } from '@/ui/routing/place';
import { useBack } from './memory-router';
import { alex, renderSignedIn } from './render-account';
import { clearToasts } from './toasts';

/** Call once at the top of a file that renders the desk. */
export const prepareDesk = (): void => {
  beforeAll(() => {
    // jsdom lays nothing out, and has nothing to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => localStorage.clear());
  clearToasts();
};

const Address = () => (
  <>
    <output aria-label="Address">{usePlace().search}</output>
    <button type="button" onClick={useBack()}>
      Browser back
    </button>
  </>
);

/** The desk at an address, with the rest of the address and the browser's back button beside it. */
export const openDesk = (search = '') =>
  renderSignedIn(
    <>
      <MeContext value={alex}>
        <ApplicationsDesk />
      </MeContext>
      <Address />
    </>,
    alex,
    `/admin/applications${search}`,
  );
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

/** Without media queries it is a phone's screen, which shows the list or an application. */
const anywhere = { hidden: true };
export const line = (ign: string) => screen.findByRole('link', { name: new RegExp(ign), ...anywhere });
/** Names of those who applied, in the order of the list. */
export const names = async () =>
  within(await screen.findByRole('list', { name: 'Applications', ...anywhere }))
    .getAllByRole('link', anywhere)
    .map((link) => /player_\d+/.exec(link.textContent)?.[0]);
/** The state that the application has on the screen. */
export const shownState = () =>
  within(screen.getByRole('group', { name: 'State' })).getByRole('button', { pressed: true }).textContent;

/** Answers as the server does, which has the application as it is `after`. */
export const settle = (all: ApplicationDetail[], after: ApplicationDetail, status = 200): Response => {
  all.splice(
    all.findIndex(({ id }) => id === after.id),
    1,
    after,
  );
  return Response.json({ application: after }, { status });
};
