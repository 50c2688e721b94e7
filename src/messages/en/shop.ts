/** Texts of the store page if the network's web shop is connected. */
export const shop = {
  loading: 'Loading the store...',
  taxes: 'Taxes are added at checkout.',
  asOf: (moment: string) => `Prices as of ${moment}.`,
  empty: {
    title: 'Nothing is on sale right now',
    text: 'New offers appear here as soon as the shop has them.',
    link: 'Open the shop',
  },
  /** Said before the two prices of a sale, to screen readers. */
  now: 'Now:',
  before: 'Before:',
  saleEnds: (moment: string) => `Sale ends ${moment}`,
  subscription: 'Subscription',
  renews: 'Renews until you cancel it.',
  readAll: 'Read all',
  readLess: 'Show less',
  about: (name: string) => `about ${name}`,
  buyer: {
    title: 'Who you buy for',
    for: (player: string) => `For ${player}`,
    delivered: 'Purchases go to this player.',
    linked: 'The player linked to your account.',
    nobody: 'Who is it for?',
    nobodyText: 'We ask when you buy.',
    enter: 'Enter name',
    change: 'Change',
    changeLabel: 'Change the player you buy for',
    dashboard: 'Dashboard',
    dashboardLabel: 'Change the linked player on your dashboard',
  },
  name: {
    title: 'Who is it for?',
    purpose: 'The purchase goes to this player. Check the spelling.',
    save: 'Save',
    proceed: 'Continue to checkout',
    cancel: 'Cancel',
  },
  checkout: {
    /** Shown in the new tab until its URL is known. */
    opening: 'Opening the checkout...',
    openingFor: (name: string) => `Opening the checkout for ${name}`,
    readyTitle: 'Your checkout is ready',
    readyText: 'Your browser did not open the new tab.',
    readyLink: 'Go to checkout',
    failedTitle: 'The checkout did not open',
    notCharged: 'Nothing was charged.',
    unavailable: 'The shop does not answer. Please try again in a moment, or buy on the shop’s own page.',
    gone: 'This is no longer on sale. The list has been refreshed.',
    again: 'Try again',
    shop: 'Open the shop’s page',
    changeName: 'Change the name',
    back: 'Back to the store',
  },
};

/** Errors of the calls about the web shop. */
export const shopRefusals = {
  noShop: 'No web shop is connected to this site.',
  unknownPackage: 'The shop no longer sells this package. Reload the page to see what it has.',
  noCatalogue: 'The shop does not answer right now. Please try again later.',
  noBasket: 'The shop does not take this order right now. Try again later, or buy on the shop’s own page.',
} as const;
