import { isolated } from '@/lib/direction';

/** What the desk says of pictures that stand in texts. */
export const pictureDesk = {
  open: 'Add a picture',
  title: 'Add a picture',
  choose: 'Choose a file',
  chooseLabel: 'A picture from this device',
  chooseText:
    'Or drop it here, or paste it. It is made smaller, to 1,600 pixels wide at most, and loses what a camera noted in it. Of an animation only the first picture stays.',
  reading: 'Making the picture smaller...',
  faults: {
    title: 'This file cannot be used',
    size: (most: string) => `It has more than ${most}. Please make it smaller first.`,
    pixels: (most: string) => `It has more than ${most} million pixels. Please make it smaller first.`,
    picture: 'Your browser cannot read it as a picture. JPEG, PNG, WebP, GIF and AVIF are fine.',
    browser:
      'Your browser cannot make pictures smaller, perhaps because it resists fingerprinting. Please choose a JPEG, PNG, WebP or GIF of at most 3.3 MB, or use another browser.',
    empty: 'The file is empty. Please choose another one.',
    cut: 'The end of the file is missing: it was not copied or downloaded completely. Please get it again.',
    heic: 'It is a HEIC picture, as iPhones take them, and your browser cannot read those. Please export it as JPEG, or add it with Safari on a Mac or an iPhone.',
    svg: 'It is a drawing in SVG, which can hold scripts. Please export it as PNG.',
    room: 'It does not become small enough. Please choose another one.',
  },
  animated: 'It is an animation. Only its first picture is kept.',
  preview: (name: string) => `Preview of ${isolated(name)}`,
  /** Of a picture from the clipboard. */
  pasted: 'the pasted picture',
  facts: (width: number, height: number, size: string) =>
    `${String(width)} × ${String(height)} pixels, ${size}`,
  dimensions: (width: number, height: number) => `${String(width)} × ${String(height)} pixels`,
  description: 'Description',
  descriptionHint:
    'What there is to see, for those who cannot see it. It stands where the picture cannot load, too.',
  descriptionMissing: 'Please describe the picture',
  upload: 'Upload and insert',
  uploading: 'Uploading the picture...',
  uploadFailure: 'The picture was not uploaded',
  insert: 'Insert',
  back: 'Choose another one',
  earlier: 'Earlier pictures',
  loading: 'Loading the pictures...',
  failure: 'The pictures could not be loaded',
  empty: 'Nobody has uploaded a picture yet.',
  use: (alt: string) => `Use: ${isolated(alt)}`,
  undescribed: 'no description',
  usedIn: (titles: string) => `Used in ${titles}`,
  unused:
    'No saved text shows it. Such a picture is deleted by itself, an hour after its last text, or a day after it was uploaded.',
  remove: 'Delete',
  removal: {
    title: 'Delete this picture?',
    text: 'No saved text shows it. This cannot be undone.',
    confirm: 'Delete picture',
  },
} as const;
