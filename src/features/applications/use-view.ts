import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsRestored } from './application-slice';

/** Counts a view each time the caller's page is opened, once the stored counter has been read. */
export const useView = (opened: () => UnknownAction): void => {
  const dispatch = useAppDispatch();
  const isRestored = useAppSelector(selectIsRestored);
  // React may run an effect twice for one opening.
  const isCounted = useRef(false);
  useEffect(() => {
    if (!isRestored || isCounted.current) return;
    isCounted.current = true;
    dispatch(opened());
  }, [dispatch, isRestored, opened]);
};
