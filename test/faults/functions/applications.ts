/** Applications, for the test of announcements. */
export { config, default } from '../../../functions/api/applications';
