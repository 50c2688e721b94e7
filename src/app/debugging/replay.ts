import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/store/api';
import { rootReducer, type RootState } from '@/store/reducer';

/** What redux-persist answers with the functions in its actions is done already, when a log is replayed. */
const ANSWERS = { register: () => undefined, rehydrate: () => undefined, result: () => undefined };

const isRegistration = api.internalActions.middlewareRegistered.match;

/** With its first action RTK Query tells its reducer a random id of the document's api, which would else count as another one. */
const ownRegistration = (): UnknownAction | undefined => {
  let own: UnknownAction | undefined;
  const listen: Middleware = () => (next) => (action) => {
    if (isRegistration(action)) own = action;
    return next(action);
  };
  configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (getDefault) => getDefault().concat(api.middleware, listen),
  }).dispatch({ type: '' });
  return own;
};

let registration: UnknownAction | undefined;

const revive = (action: UnknownAction): UnknownAction => {
  if (isRegistration(action)) return (registration ??= ownRegistration()) ?? action;
  return action.type.startsWith('persist/') ? { ...ANSWERS, ...action } : action;
};

/** The root reducer for actions out of a log, of another document, whose functions were lost as JSON. */
export const replayReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  rootReducer(state, revive(action));
