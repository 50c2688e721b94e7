import { object } from 'yup';
import { requiredText } from './text';
import { type IsName, playerName } from './vote-requests';

/** `POST /api/store/checkout`, answered with a `Checkout`. */
export const checkoutRequestSchemaFor = (isName: IsName) =>
  object({ packageId: requiredText({ label: 'Package', limit: 20 }), player: playerName(isName) });
