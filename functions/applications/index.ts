/** What other subjects may know of applications. */
export { applicantOfAccount } from './applicant';
export type { ApplicationDesk, ApplicationStore } from './application-ports';
export { releaseApplications, toExported } from './applications-of-account';
export type { WebhookProbe } from './delivery/application-delivery-ports';
export { createApplicationOutbox } from './delivery/application-outbox';
export { createApplicationDesk } from './desk/application-desk';
export { applicationKeys } from './store/application-keys';
export { createApplicationStore } from './store/application-store';
