/** The handler's reasons for refusing an application. */
export const refusals = {
  open: 'You already have an open application for this position.',
  /** Reveals neither the other application's state nor its time, because the names may be someone else's. */
  ofStranger:
    'We already have an application for this position under this game name and chat account. If it is yours, look it up by its private link, which the Applications page keeps in the browser that you sent it from. If it is not, sign in and apply with your account: what others have sent does not stand in your way there.',
  full: 'More applications are waiting for us than we can read, so we only take those of signed-in players at the moment. Please sign in to apply, or come back tomorrow. What you have written stays in this browser.',
  fullForAll:
    'More applications are waiting for us than we can read. Please come back tomorrow. What you have written stays in this browser.',
} as const;
