/** The inbox, for the test of answers. */
export { config, default } from '../../../functions/api/contact';
