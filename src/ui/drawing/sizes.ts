/** Default side in pixels. */
export const ICON_SIZE = 20;
export const PIXEL_ICON_SIZE = 32;
