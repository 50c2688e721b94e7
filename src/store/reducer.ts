import { combineSlices, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

/** Slices that features inject. Each augments this interface beside its slice, so that the store knows none of them. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
