import { factorCode } from '@/contract/second-factor-requests';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

test('there are ten, none twice, and forms take each of them', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(factorCode().cast(code)).toBe(code.replace('-', ''));
    expect(factorCode().isValidSync(code)).toBe(true);
  }
});

test('what is stored does not depend on how a code was typed, and does not tell it', () => {
  const hash = hashRecoveryCode('k7m2p-9wxra');
  expect(hash).toMatch(/^[\w-]{43}$/);
  for (const typed of ['K7M2P-9WXRA', ' k7m2p9wxra ', 'k7m2p 9wxra'])
    expect(hashRecoveryCode(typed)).toBe(hash);
  expect(hashRecoveryCode('k7m2p-9wxrb')).not.toBe(hash);
});
