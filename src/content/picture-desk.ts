/** What the desk says of pictures that stand in texts. */
export const pictureDesk = {
  open: 'Add a picture',
  title: 'Add a picture',
  choose: 'Choose a file',
  chooseLabel: 'A picture from this device',
  chooseText:
    'Or drop it here, or paste it. It is made smaller in your browser: 1,600 pixels wide at most, without what a camera noted in it. Of an animation only the first picture stays.',
  reading: 'Making the picture smaller...',
  faults: {
    title: 'This file cannot be used',
    size: (most: string) => `It has more than ${most}. Please make it smaller first.`,
    pixels: (most: string) => `It has more than ${most} million pixels. Please make it smaller first.`,
    picture: 'Your browser cannot read it as a picture. PNG, JPEG and WebP are fine.',
    browser:
      'Your browser cannot write pictures in WebP, which Safari has not learnt yet. Please add pictures with Chrome, Edge or Firefox; all browsers can show them.',
    room: 'It does not become small enough. Please choose another one.',
  },
  preview: (name: string) => `Preview of ${name}`,
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
  use: (alt: string) => `Use: ${alt}`,
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
