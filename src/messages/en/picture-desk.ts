import { isolated } from '@/lib/direction';

/** Texts of the desk about pictures in texts. */
export const pictureDesk = {
  open: 'Add a picture',
  title: 'Add a picture',
  choose: 'Choose a file',
  chooseLabel: 'A picture from this device',
  chooseText:
    'Or drop or paste one here. It is reduced to at most 1,600 pixels wide, and camera data such as the location is removed. Only the first frame of an animation is kept.',
  reading: 'Reducing the picture...',
  faults: {
    title: 'This file cannot be used',
    size: (most: string) => `It is larger than ${most}. Please make it smaller first.`,
    pixels: (most: string) => `It has more than ${most} million pixels. Please make it smaller first.`,
    picture: 'Your browser cannot read it as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
    browser:
      'Your browser cannot make pictures smaller, perhaps because it blocks fingerprinting. Choose a JPEG, PNG, WebP or GIF of at most 3.3 MB, or use another browser.',
    empty: 'The file is empty. Please choose another one.',
    cut: 'The end of the file is missing, so it was not copied or downloaded completely. Please download it again.',
    heic: 'It is a HEIC picture from an iPhone, which your browser cannot read. Export it as JPEG, or add it with Safari on a Mac or an iPhone.',
    svg: 'It is an SVG drawing, which can contain scripts. Please export it as PNG.',
    room: 'It cannot be made small enough. Please choose another one.',
  },
  animated: 'This is an animation. Only its first frame is kept.',
  preview: (name: string) => `Preview of ${isolated(name)}`,
  /** Name of a picture from the clipboard. */
  pasted: 'the pasted picture',
  facts: (width: number, height: number, size: string) =>
    `${String(width)} × ${String(height)} pixels, ${size}`,
  dimensions: (width: number, height: number) => `${String(width)} × ${String(height)} pixels`,
  description: 'Description',
  descriptionHint:
    'Describe the picture for people who cannot see it. The text also appears if the picture cannot load.',
  descriptionMissing: 'Please describe the picture',
  upload: 'Upload and insert',
  uploadFailure: 'The picture could not be uploaded',
  insert: 'Insert',
  back: 'Choose another picture',
  earlier: 'Earlier pictures',
  loading: 'Loading pictures...',
  failure: 'Pictures could not be loaded',
  empty: 'No pictures have been uploaded yet.',
  use: (alt: string) => `Use: ${isolated(alt)}`,
  undescribed: 'no description',
  usedIn: (titles: string) => `Used in ${titles}`,
  unused:
    'Not used in any saved text. Unused pictures are deleted automatically an hour after they were last used, or a day after they were uploaded.',
  remove: 'Delete',
  removal: {
    title: 'Delete this picture?',
    text: 'No saved text uses it. This cannot be undone.',
    confirm: 'Delete picture',
  },
} as const;
