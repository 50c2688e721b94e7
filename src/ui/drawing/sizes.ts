/** Of a side, in pixels, unless another is given. */
export const ICON_SIZE = 20;
export const PIXEL_ICON_SIZE = 32;
