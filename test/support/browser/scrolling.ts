import { act, fireEvent } from '@testing-library/react';

/** jsdom lays nothing out: a window of 1,000 px onto a document as high as a test says. Call once at the top of a file. */
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
    /** In pixels, before anything is rendered. */
    setHeight: (pixels: number) => {
      height = pixels;
    },
    /** Puts the document there without telling anybody. */
    put: (percent: number) => {
      top = ((height - 1_000) * percent) / 100;
    },
    /** Scrolls there, in per cent of the way. */
    to: (percent: number) => {
      top = ((height - 1_000) * percent) / 100;
      fireEvent.scroll(window);
    },
    /** The window grows or the page is zoomed out until the document has so many pixels. */
    resize: (pixels: number) => {
      height = pixels;
      act(() => void window.dispatchEvent(new Event('resize')));
    },
    percent: () => (top / (height - 1_000)) * 100,
  };
};
