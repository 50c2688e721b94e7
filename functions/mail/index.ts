export { buildMailer } from './build-mailer';
export {
  addressChangedEmail,
  addressRequestedEmail,
  answerEmail,
  decisionEmail,
  newDeviceEmail,
  passwordChangedEmail,
  recoveryCodeUsedEmail,
  resetEmail,
  secondFactorAddedEmail,
  secondFactorRemovedEmail,
  verificationEmail,
} from './new-email';
export { createMailer, type Mailer } from './mailer';
export { EMAILS_LUA } from './store/email-scripts';
export { mailBackup, mailKeys } from './store/mail-keys';
export { NO_EMAILS, type PackedEmails } from './store/pack-emails';
