import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { ApplicationResponse, OwnApplication } from '@/contract/own-applications';
import { applicationFor } from '../../test/support/fixtures/applications';
import { csrf } from './session';

/** An applicant, with both parts of the private link. */
export interface Applicant {
  ign: string;
  id: string;
  key: string;
}

/** Applies as a new person, without the form. */
export const apply = async (
  request: APIRequestContext,
  position: string,
  answers: Record<string, string> = {},
): Promise<Applicant> => {
  const ign = `p_${randomUUID().slice(0, 8)}`;
  const application = applicationFor(position, { ign, discord: ign, ...answers });
  const response = await request.post('/api/applications', {
    headers: await csrf(request),
    data: application,
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as ApplicationResponse;
  return { ign, id, key: application.idempotencyKey };
};

/** Returns the application behind the private link. */
export const readOwn = async (request: APIRequestContext, { id, key }: Applicant): Promise<OwnApplication> =>
  (await (
    await request.get(`/api/applications/${id}`, { headers: { Authorization: `Application ${key}` } })
  ).json()) as OwnApplication;
