import { act, fireEvent } from '@testing-library/react';

/**
 * jsdom has no layout: this simulates a window of 1,000 px on a document whose height a test sets. Call once at the top of a
 * file.
 */
export const scrollable = () => {
  let [top, height] = [0, 5_000];
  beforeEach(() => {
    [top, height] = [0, 5_000];
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1_000);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
    jest.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => top);
    window.scrollTo = ((options: ScrollToOptions) => {
      top = options.top ?? top;
    }) as typeof window.scrollTo;
  });
  afterEach(() => jest.restoreAllMocks());
  return {
    /** Sets the height in pixels, before the first render. */
    setHeight: (pixels: number) => {
      height = pixels;
    },
    /** Sets the position without an event. */
    put: (percent: number) => {
      top = ((height - 1_000) * percent) / 100;
    },
    /** Scrolls to a percentage of the maximum. */
    to: (percent: number) => {
      top = ((height - 1_000) * percent) / 100;
      fireEvent.scroll(window);
    },
    /** Resizes or zooms the window until the document has that height in pixels. */
    resize: (pixels: number) => {
      height = pixels;
      act(() => void window.dispatchEvent(new Event('resize')));
    },
    percent: () => (top / (height - 1_000)) * 100,
  };
};
