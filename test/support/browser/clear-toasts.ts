import { act } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';

/** Call once at the top of a file: at most four toasts are shown at once, and they outlive the test that asked for them. */
export const clearToasts = (): void => {
  afterEach(() => {
    act(() => {
      toast.clearWaitingQueue();
      toast.dismiss();
    });
  });
};
