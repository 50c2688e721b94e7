/** Words of the home page beside what an owner says. */
export const homeWords = {
  startLabel: 'Start Your Journey',
  /** `about` is read after the label by screen readers and search engines, who do not see what stands around it. */
  learnMore: { label: 'Learn More', about: 'about the community' },
  videoPause: 'Pause background video',
  videoPlay: 'Play background video',
} as const;

/** Stands above the network's name where an owner says nothing else. */
export const usualKicker = 'Minecraft server network';

/** Word in front of an event's prize. */
export const prizeLabel = 'Prize';
