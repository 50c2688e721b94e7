/** Errors of the calls about the web shop. */
export const shopRefusals = {
  noShop: 'No web shop is connected to this site.',
  unknownPackage: 'The shop no longer sells this package. Reload the page to see what it has.',
  noCatalogue: 'The shop does not answer right now. Please try again later.',
  noBasket: 'The shop does not take this order right now. Try again later, or buy on the shop’s own page.',
} as const;
