/** The one function that the fault test's site has; the sweep runs when the test says so. */
export { config, default } from '../../../functions/api/applications';
