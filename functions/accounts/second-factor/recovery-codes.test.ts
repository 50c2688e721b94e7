import { factorCode } from '@/contract/second-factor-requests';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

test('there are ten, none twice, and forms take each of them', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{6}(?:-[a-hjkmnp-z2-9]{6}){3}$/);
    expect(factorCode().cast(code)).toBe(code.replaceAll('-', ''));
    expect(factorCode().isValidSync(code.split('').join(' '))).toBe(true);
  }
});

test('the stored hash does not depend on how a code was typed, and does not tell it', () => {
  const code = 'k7m2pw-9wxrat-4hsn8c-bq3yze';
  const hash = hashRecoveryCode('an account', code);
  expect(hash).toMatch(/^[\w-]{43}$/);
  for (const typed of [code.toUpperCase(), ` ${code.replaceAll('-', '')} `, code.replaceAll('-', ' ')])
    expect(hashRecoveryCode('an account', typed)).toBe(hash);
  expect(hashRecoveryCode('an account', code.replace('k', 'm'))).not.toBe(hash);
  expect(hashRecoveryCode('another account', code)).not.toBe(hash);
});
