/** What other subjects may know of mail. */
export { buildMailer } from './build-mailer';
export {
  addressChangedLetter,
  addressRequestedLetter,
  decisionLetter,
  newDeviceLetter,
  passwordChangedLetter,
  recoveryCodeUsedLetter,
  resetLetter,
  secondFactorAddedLetter,
  secondFactorRemovedLetter,
  verificationLetter,
} from './letter';
export { createMailer, type Mailer } from './mailer';
export { LETTERS_LUA } from './store/letter-scripts';
export { mailBackup, mailKeys } from './store/mail-keys';
export { NO_LETTERS, type PackedLetters } from './store/pack-letters';
