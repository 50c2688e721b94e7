import { useState, type ReactNode } from 'react';
import { UNSAFE_createMemoryHistory, unstable_HistoryRouter, useNavigate } from 'react-router-dom';
import { leave } from '@/ui/routing/leaving';

/** Goes back, like the browser's back button. */
export const useBack = () => {
  const navigate = useNavigate();
  return () => void navigate(-1);
};

const makeHistory = (at: string) => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [at], v5Compat: true });
  const { push, replace } = history;
  return Object.assign(history, {
    push: (...to: Parameters<typeof push>) => leave(() => push(...to)),
    replace: (...to: Parameters<typeof replace>) => leave(() => replace(...to)),
  });
};

/** The router with its own history, at an address such as `/support?topic=x#contact`. */
export const MemoryRouter = ({ at = '/', children }: { at?: string; children: ReactNode }) => {
  const [history] = useState(() => makeHistory(at));
  const Router = unstable_HistoryRouter;
  return <Router history={history}>{children}</Router>;
};
