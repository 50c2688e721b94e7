import { useEffect } from 'react';
import { useChunk } from '@/hooks/use-chunk';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { selectContent } from './content-api';
import { followContent } from './follow-content';

const loadStrip = () => import(/* webpackChunkName: "announcement" */ '../banner/banner-strip');

/** Follows published content for the whole page, and shows the banner if there is one. */
export const Published = () => {
  const store = useAppStore();
  useEffect(() => followContent(store), [store]);
  const banner = useAppSelector((state) => selectContent(state).data?.banner);
  const { chunk } = useChunk(banner ? loadStrip : undefined);
  return banner && chunk && chunk !== 'failed' && <chunk.BannerStrip {...banner} />;
};
