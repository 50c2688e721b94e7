/** Texts of the desk with visitors' messages. */
export const messagesDesk = {
  list: {
    label: 'Messages',
    loading: 'Loading the messages...',
    failureTitle: 'The messages could not be loaded',
    none: { title: 'No messages', text: 'Messages that visitors send to the team appear here.' },
  },
  deliveries: {
    stored: 'Stored only',
    waiting: 'Forwarding',
    delivered: 'Forwarded',
    failed: 'Not forwarded',
  },
  deleteLabel: 'Delete',
  deleteNamed: (subject: string) => `Delete the message ${subject}`,
  deletion: {
    title: 'Delete this message?',
    text: (subject: string, email: string) =>
      `“${subject}” from ${email} will be deleted from this site. This cannot be undone.`,
    /** About a message that is still to be forwarded. */
    unforwarded: (subject: string, email: string) =>
      `“${subject}” from ${email} will be deleted from this site and will not be forwarded. This cannot be undone.`,
    confirmLabel: 'Delete message',
    done: 'Message deleted',
  },
} as const;
