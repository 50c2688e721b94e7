/** Reasons for refusing a call about contact messages. */
export const contactRefusals = {
  full: 'We have more messages waiting than we can read. Please write to us by email.',
  noSuchMessage: 'This message does not exist.',
} as const;
