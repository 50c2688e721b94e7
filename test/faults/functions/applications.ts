/** The only function of the fault test's site; the sweep runs on the test's request. */
export { config, default } from '../../../functions/api/applications';
