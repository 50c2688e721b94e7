import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';

const load = () => import(/* webpackChunkName: "bridge" */ './bridge/bridge');

/** Parts of a page whose votes reach the site from the game. */
export type BridgeParts = Awaited<ReturnType<typeof load>>;

/** Whether votes reach the site from the game: not known yet, no, the request failed, or yes. */
export type Bridge =
  { state: 'unknown' | 'none' | 'failed'; parts?: never } | { state: 'connected'; parts: BridgeParts };

interface AskedBridge {
  bridge: Bridge;
  /** Asks again after a failure. */
  retry: () => void;
}

const failed: Bridge = { state: 'failed' };

/**
 * Asks once whether votes reach the site from the game, and loads the page's parts for it; asks again after a
 * failure when the visitor returns.
 */
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
        if (!isOver) setBridge(answer);
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
