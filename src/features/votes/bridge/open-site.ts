import { voteBridge } from '#messages/vote-bridge';
import type { VoteSite } from '@/contract/network/voting';
import { openTab } from '@/lib/open-tab';
import type { AppThunk } from '@/store/reducer';
import type { OpenedVote } from '../opened-votes';
import { voteOpened } from '../votes-slice';
import { bridgeApi } from './bridge-api';

/** Maximum wait for a ticket; without one, votes still arrive by the other ways. */
const TICKET_MS = 4_000;

/**
 * Opens a listing site for a player's vote in a new tab without an opener, and stores the opened vote; returns
 * false if the browser blocked the tab. Only the click may open it, but only the server knows whether the URL
 * needs a ticket. The tab therefore opens empty, and navigates once that is known.
 */
export const openSite =
  (site: VoteSite, player: string, before: OpenedVote['before']): AppThunk<boolean> =>
  (dispatch) => {
    const tab = openTab(site.name, voteBridge.sites.opening(site.name));
    if (!tab) return false;
    dispatch(voteOpened({ site: site.id, player, before }));
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
