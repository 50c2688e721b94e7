/** Texts of the home page besides the owner's. */
export const homeTexts = {
  startLabel: 'Start Your Journey',
  startFailure: {
    title: 'The dialog could not be loaded',
    text: 'Please check your connection and try again.',
  },
  /** `about` follows the label for screen readers and search engines, which do not see the surroundings. */
  learnMore: { label: 'Learn More', about: 'about the community' },
  /** Name of the figures below the hero. */
  glance: 'The network at a glance',
  stars: (rating: number) => `${String(rating)} out of 5 stars`,
  videoPause: 'Pause background video',
  videoPlay: 'Play background video',
} as const;

/** Default of the text above the network's name. */
export const usualKicker = 'Minecraft server network';

/** Precedes an event's prize. */
export const prizeLabel = 'Prize';
