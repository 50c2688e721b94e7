import type { Role } from '@/contract/users';
import { adminApi } from './admin-api';

/** Age in seconds from which the figures are fetched again, when another page of the admin area opens. */
const STALE_S = 60;

/** Returns the overview's figures; editors get none. */
export const useOverview = (role: Role) =>
  adminApi.useGetOverviewQuery(undefined, {
    skip: role === 'editor',
    refetchOnMountOrArgChange: STALE_S,
  });
