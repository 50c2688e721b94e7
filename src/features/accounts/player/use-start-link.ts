import type { User } from '@/contract/users';
import { toPlayerName } from '@/lib/player-name';
import { type Failure, toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { playerApi } from './player-api';
import { linkBegun } from './player-link-slice';

/** Returns a function that has a code shown to a player; it resolves to the failure, or to null. */
export const useStartLink = (user: User): ((username: string) => Promise<Failure | null>) => {
  const dispatch = useAppDispatch();
  return async (username) => {
    const player = toPlayerName(username) ?? username;
    const request = playerApi.endpoints.startLink.initiate({ username: player }, { track: false });
    const { data, error } = await dispatch(request);
    if (data) dispatch(linkBegun({ id: data.id, account: user.id, player }));
    return error ? toFailure(error) : null;
  };
};
