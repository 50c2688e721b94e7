import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/store/api';
import { rootReducer, type RootState } from '@/store/reducer';

/** No-ops, because redux-persist called the functions in its actions before the log was written. */
const ANSWERS = { register: () => undefined, rehydrate: () => undefined, result: () => undefined };

const isRegistration = api.internalActions.middlewareRegistered.match;

/**
 * Returns RTK Query's first action, which tells its reducer a random id of the document's api; another id is
 * treated as another api.
 */
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

/** The root reducer for logged actions of another document, whose functions were lost in JSON. */
export const replayReducer = (state: RootState | undefined, action: UnknownAction): RootState =>
  rootReducer(state, revive(action));
