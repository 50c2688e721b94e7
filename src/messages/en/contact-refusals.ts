/** Reasons for refusing a call about contact messages. */
export const contactRefusals = {
  full: 'We have more messages waiting than we can read. Please write to us by email.',
  noSuchMessage: 'This message does not exist.',
  changed: 'Someone else has changed this message in the meantime.',
  tooManyAnswers: 'This message has too many answers.',
  noMail: 'This site sends no email. Answer from your own mailbox.',
  nothingToResend: 'Only an answer that could not be delivered can be sent again.',
} as const;
