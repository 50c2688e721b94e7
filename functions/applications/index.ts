export { applicantOfAccount } from './applicant';
export { releaseApplications, toExported } from './applications-of-account';
export type { ChatMessage } from './delivery/application-messages';
export { chatWebhook } from './delivery/chat-webhook';
export { asPlainText } from './delivery/plain-text';
export { type ApplicationDesk, createApplicationDesk } from './desk/application-desk';
export { applicationBackup, applicationKeys } from './store/application-keys';
export { type ApplicationStore, createApplicationStore, STRANGERS } from './store/application-store';
