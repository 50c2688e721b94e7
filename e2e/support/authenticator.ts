import type { CDPSession, Page } from '@playwright/test';

/** A device with passkeys in a browser's page, created by Chromium's DevTools: it answers every prompt of the site at once. */
export interface VirtualAuthenticator {
  /** Sets whether the owner confirms with a fingerprint or a PIN. */
  verifyOwner(isVerified: boolean): Promise<void>;
}

export const plugInAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyOwner: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
};
