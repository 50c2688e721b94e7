import { startTransition, useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';

const load = () => import(/* webpackChunkName: "bridge" */ './bridge/bridge');

/** What a page is drawn with where votes get here from the game. */
export type BridgeParts = Awaited<ReturnType<typeof load>>;

/** Whether votes get here from the game: nobody knows yet, they do not, that could not be asked, or they do. */
export type Bridge =
  { state: 'unknown' | 'none' | 'failed'; parts?: never } | { state: 'connected'; parts: BridgeParts };

export interface AskedBridge {
  bridge: Bridge;
  /** After it failed. */
  retry: () => void;
}

const failed: Bridge = { state: 'failed' };

/** Asks once whether votes get here from the game, with what a page then needs; again when that failed and the visitor is back. */
export const useBridge = (): AskedBridge => {
  const dispatch = useAppDispatch();
  const [bridge, setBridge] = useState<Bridge>({ state: 'unknown' });
  const [attempt, setAttempt] = useState(1);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    const ask = async (): Promise<Bridge> => {
      const parts = await load();
      if (isOver) return failed;
      const query = dispatch(parts.askBridge());
      end = () => {
        isOver = true;
        query.unsubscribe();
      };
      const { data } = await query;
      if (!data) return failed;
      if (!data.isConnected) return { state: 'none' };
      await parts.loadDrawings();
      return { state: 'connected', parts };
    };
    void ask()
      .catch(() => failed)
      .then((answer) => {
        if (!isOver) startTransition(() => setBridge(answer));
      });
    return () => end();
  }, [attempt, dispatch]);

  useEffect(() => {
    if (bridge.state !== 'failed') return undefined;
    const onReturn = () => {
      if (!document.hidden) retry();
    };
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [bridge, retry]);
  return { bridge, retry };
};
