import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { ApplicationDetail } from '@/contract/application-desk';
import { MeContext } from '@/features/admin/use-me';
import ApplicationsDesk from '@/features/applications/desk/applications-desk';
import { useBack } from './memory-router';
import { alex, renderSignedIn } from './render-account';
import { clearToasts } from './toasts';

/** Call once at the top of a file that renders the desk. */
export const prepareDesk = (): void => {
  beforeAll(() => {
    // jsdom has no layout, and therefore nothing to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });
  beforeEach(() => localStorage.clear());
  clearToasts();
};

const Address = () => (
  <>
    <output aria-label="Address">{useLocation().search}</output>
    <button type="button" onClick={useBack()}>
      Browser back
    </button>
  </>
);

/** Opens the desk at an address, and also renders its search and fragment and a back button. */
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

/** Without media queries it is a phone layout, which shows either the list or an application. */
const anywhere = { hidden: true };
export const line = (ign: string) => screen.findByRole('link', { name: new RegExp(ign), ...anywhere });
/** Returns the applicants' names in list order. */
export const names = async () =>
  within(await screen.findByRole('list', { name: 'Applications', ...anywhere }))
    .getAllByRole('link', anywhere)
    .map((link) => /player_\d+/.exec(link.textContent)?.[0]);
/** Returns the state that the page shows for the application. */
export const shownState = () =>
  within(screen.getByRole('group', { name: 'State' })).getByRole('button', { pressed: true }).textContent;

/** Responds like the server, with the application as in `after`. */
export const settle = (all: ApplicationDetail[], after: ApplicationDetail, status = 200): Response => {
  all.splice(
    all.findIndex(({ id }) => id === after.id),
    1,
    after,
  );
  return Response.json({ application: after }, { status });
};
