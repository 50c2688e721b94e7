import type { Reducer } from '@reduxjs/toolkit';
import { log } from '@/lib/log';
import { readLog, writeLog, type ActionLog } from './log-file';
import { watchStore, type WatchedStore } from './watch-store';

declare global {
  interface Window {
    actionLog?: { save: () => void; replay: () => void };
  }
}

const saveFile = (text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'actions.json';
  link.click();
  URL.revokeObjectURL(link.href);
};

const chooseFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json';
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.click();
  });

/**
 * The modules that inject slices and endpoints, by their file names: a log contains actions of pages left long ago, and some slices
 * use what endpoints know.
 */
const slices = import.meta.webpackContext('../..', {
  regExp: /^\.\/(?:features|store)\/.*-(?:api|slice)\.ts$/,
  mode: 'lazy-once',
  chunkName: 'all-slices',
});

/** Restores the log's last state; Redux DevTools, if installed, shows each step. */
const replay = async (store: WatchedStore, { state, actions }: ActionLog): Promise<void> => {
  await Promise.all(slices.keys().map(slices));
  const { replayReducer } = await import(/* webpackChunkName: "replay" */ './replay');
  const reducer = replayReducer as Reducer;
  if (store.liftedStore) {
    store.replaceReducer(reducer);
    store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: actions, preloadedState: state });
    return;
  }
  const last: unknown = actions.reduce(reducer, state);
  // Replacing the reducer makes the store adopt the state.
  store.replaceReducer(() => last);
  store.replaceReducer(reducer);
};

/** Offers `actionLog.save()` and `actionLog.replay()` in the browser's console, in development. */
export const offerCommands = (): void => {
  const session: ActionLog = { state: {}, actions: [] };
  let store: WatchedStore | undefined;
  watchStore((watched, action) => {
    store = watched;
    if (action) session.actions.push(action);
    else if (session.actions.length === 0) session.state = watched.getState() as ActionLog['state'];
  });
  window.actionLog = {
    save: () => saveFile(writeLog(session)),
    replay: () => {
      void chooseFile()
        .then(async (file) => file && store && replay(store, readLog(await file.text())))
        .catch((error: unknown) => log.error(error));
    },
  };
  log.info('actionLog.save() saves the actions of this page, actionLog.replay() replays such a file.');
};
