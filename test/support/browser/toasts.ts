import { act } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';

/** Call once at the top of a file whose tests show toasts: at most four are visible at once, and they outlive their test. */
export const clearToasts = (): void => {
  afterEach(() => {
    act(() => {
      toast.clearWaitingQueue();
      toast.dismiss();
    });
  });
};
