import * as v from 'valibot';
import { figure, time } from './shapes';

/** Issued with the first factor. `characters` is the length of one code, without its hyphens. */
export const RECOVERY_CODES = { count: 10, characters: 24 } as const;

/** The 401 of `POST /api/auth/login` if the password was right and the account has a second factor. */
export const secondFactorRequiredSchema = v.object({
  error: v.object({ code: v.literal('second_factor_required'), ticket: v.string() }),
});

/** `GET /api/auth/totp`. */
export const totpStateResponseSchema = v.object({
  /** True if an authenticator app is set up. */
  isSet: v.boolean(),
  /** Number of recovery codes left. */
  recoveryCodes: figure,
});
export type TotpStateResponse = v.InferOutput<typeof totpStateResponseSchema>;

/** `POST /api/auth/totp`: data for the authenticator app. */
export const totpResponseSchema = v.object({
  /** Base32. */
  secret: v.string(),
  /** `otpauth://totp/...`, for a QR code. */
  uri: v.string(),
});
export type TotpResponse = v.InferOutput<typeof totpResponseSchema>;

/** New recovery codes; null if the account keeps its current ones. */
const newRecoveryCodes = v.nullable(v.array(v.string()));

/** `POST /api/auth/totp/confirm`. */
export const recoveryCodesResponseSchema = v.object({ recoveryCodes: newRecoveryCodes });
export type RecoveryCodesResponse = v.InferOutput<typeof recoveryCodesResponseSchema>;

export const passkeyInfoSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: time,
  /** Time of the last sign-in with it; null if never used. */
  lastUsedAt: v.nullable(time),
});
export type PasskeyInfo = v.InferOutput<typeof passkeyInfoSchema>;

/** `GET /api/auth/passkeys`: the oldest first. */
export const passkeysResponseSchema = v.object({ passkeys: v.array(passkeyInfoSchema) });
export type PasskeysResponse = v.InferOutput<typeof passkeysResponseSchema>;

/** `POST /api/auth/passkeys`, with 201. */
export const passkeyResponseSchema = v.object({
  passkey: passkeyInfoSchema,
  recoveryCodes: newRecoveryCodes,
});
export type PasskeyResponse = v.InferOutput<typeof passkeyResponseSchema>;

/**
 * `POST /api/auth/passkeys/options` and `POST /api/auth/login/passkey/options`: the argument of the browser's
 * own call, as JSON.
 */
export const passkeyOptionsResponseSchema = v.object({
  options: v.looseObject({ challenge: v.string() }),
});
export type PasskeyOptionsResponse = v.InferOutput<typeof passkeyOptionsResponseSchema>;

/** The account's second factors, without their secrets. */
export const exportedFactorsSchema = v.object({
  authenticatorApp: v.boolean(),
  recoveryCodesLeft: figure,
  passkeys: v.array(passkeyInfoSchema),
});
export type ExportedFactors = v.InferOutput<typeof exportedFactorsSchema>;
