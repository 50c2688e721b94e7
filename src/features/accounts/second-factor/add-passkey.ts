import { secondFactor } from '#messages/second-factor';
import type { PasskeyResponse } from '@/contract/second-factor';
import { toFailure } from '@/store/failure';
import type { AppThunk } from '@/store/reducer';
import type { FormProblem } from '@/ui/form/form';
import { secondFactorApi } from './second-factor-api';

const { passkeys: texts } = secondFactor;
const { getPasskeyOptions, addPasskey: add } = secondFactorApi.endpoints;

type Added = { added: PasskeyResponse } | { problem: FormProblem };

const failed = (message: string): Added => ({ problem: { message, fields: {} } });

/**
 * Creates a passkey of this name in the browser and adds it to the account. Its code loads with the first
 * call.
 */
export const addPasskey =
  (name: string): AppThunk<Promise<Added>> =>
  async (dispatch) => {
    const options = await dispatch(getPasskeyOptions.initiate(undefined, { track: false }));
    if (!options.data) return failed(toFailure(options.error).message);
    const { startRegistration } = await import(
      /* webpackChunkName: "new-passkey" */ '@simplewebauthn/browser'
    );
    type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const optionsJSON = options.data.options as unknown as CreationOptions;
    const made = await startRegistration({ optionsJSON }).catch((fault: unknown) => fault);
    if (made instanceof Error) {
      return failed(made.name === 'InvalidStateError' ? texts.known : texts.givenUp);
    }
    const response = made as Awaited<ReturnType<typeof startRegistration>>;
    const { data, error } = await dispatch(add.initiate({ name, response }, { track: false }));
    return data ? { added: data } : { problem: toFailure(error) };
  };
