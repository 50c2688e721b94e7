import type { VoteSite } from '@/contract/network/voting';
import { voteBridge } from '@/messages/en/vote-bridge';
import type { AppThunk } from '@/store/reducer';
import type { Ballot } from '../ballots';
import { ballotOpened } from '../votes-slice';
import { bridgeApi } from './bridge-api';

/** A listing site must not wait longer for its ticket: without one, votes still come by the other ways. */
const TICKET_MS = 4_000;

/**
 * Opens a listing site for a player's vote in a new tab that cannot reach back, and notes the ballot; false where the browser
 * kept the tab from opening. Only the click may open it, and only the server knows whether the site's address has to carry a
 * ticket: so the tab opens empty, and is sent on when that is known.
 */
export const openSite =
  (site: VoteSite, player: string, before: Ballot['before']): AppThunk<boolean> =>
  (dispatch) => {
    const tab = window.open('', '_blank');
    if (!tab) return false;
    tab.opener = null;
    tab.document.title = site.name;
    tab.document.body.textContent = voteBridge.sites.opening(site.name);
    dispatch(ballotOpened({ site: site.id, player, before }));
    const ticket = dispatch(
      bridgeApi.endpoints.makeTicket.initiate({ player, site: site.id }, { track: false }),
    );
    const timer = setTimeout(() => ticket.abort(), TICKET_MS);
    void ticket.then(({ data }) => {
      clearTimeout(timer);
      const url = data && /^https?:/.test(data.url) ? data.url : site.url;
      tab.location.replace(url);
    });
    return true;
  };
