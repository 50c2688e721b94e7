/** What other subjects may know of applications. */
export { applicantOfAccount } from './applicant';
export { releaseApplications, toExported } from './applications-of-account';
export { type ApplicationOutbox, createApplicationOutbox } from './delivery/application-outbox';
export { type ApplicationDesk, createApplicationDesk } from './desk/application-desk';
export { applicationKeys } from './store/application-keys';
export { type ApplicationStore, createApplicationStore } from './store/application-store';
