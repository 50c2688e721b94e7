import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { playerLink } from '#messages/player-link';
import { playerLinkRefusals } from '#messages/vote-refusals';
import type { User } from '@/contract/users';
import { VOTE_PATHS } from '@/contract/votes';
import { selectUser } from '@/features/accounts/auth-slice';
import { PlayerCard } from '@/features/accounts/player/player-card';
import { useAppSelector } from '@/store/hooks';
import { apiUrl, refuse, renderSignedIn, serveMe, steve } from './render-account';

/** Response of a site that is asked to link a player. */
export const LINK = {
  id: '6f1c2f60-0000-4000-8000-00000000000a',
  code: 'ABC234',
  wrong: playerLinkRefusals.wrongCode,
};

const Card = () => {
  const user = useAppSelector(selectUser);
  return user && <PlayerCard user={user} />;
};

export const nameField = () => screen.findByLabelText(playerLink.start.nameLabel);
export const codeField = () => screen.findByLabelText(playerLink.waiting.codeLabel);

/**
 * Renders the card of an account's player, on a site that shows each player the same code; `asked` records the request bodies.
 */
export const playerCard = (network: SetupServer) => {
  const asked: unknown[] = [];
  const serve = () =>
    network.use(
      http.post(apiUrl(VOTE_PATHS.player), async ({ request }) => {
        asked.push(await request.json());
        return Response.json({ id: LINK.id, expiresAt: '2025-05-25T12:15:00.000Z' }, { status: 202 });
      }),
      http.post(apiUrl(VOTE_PATHS.playerConfirm), async ({ request }) => {
        const body = (await request.json()) as { id: string; code: string };
        asked.push(body);
        if (body.code !== LINK.code) return refuse('validation_failed', { fields: { code: LINK.wrong } });
        return Response.json({ user: { ...steve, player: 'Alex' } });
      }),
    );
  const open = (user: User = steve) => {
    serveMe(network, user);
    return renderSignedIn(<Card />, user);
  };
  return {
    asked,
    /** Serving again replaces a test's other responses. */
    serve,
    open,
    /** Opens the card, and requests a code for Alex. */
    begin: async () => {
      const view = await open();
      await view.user.type(await nameField(), 'Alex{Enter}');
      await codeField();
      return view;
    },
  };
};
