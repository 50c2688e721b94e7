import { playerLink } from '#messages/player-link';
import { playerConfirmSchema } from '@/contract/vote-requests';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Meter } from '@/ui/feedback/meter';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { playerApi } from './player-api';
import type { BegunLink } from './player-link-slice';
import { View, type ViewProps } from './view';

const { waiting: texts } = playerLink;
const empty = { code: '' };
const codeSchema = playerConfirmSchema.pick(['code']);
/** Remaining time below which it is shown as urgent. */
const URGENT_MS = 120_000;

/** `61001` → `01:02`: formats milliseconds, less than an hour, as minutes and seconds, rounded up. */
const formatLeft = (milliseconds: number): string =>
  new Date(Math.ceil(milliseconds / 1000) * 1000).toISOString().slice(14, 19);

export interface WaitingViewProps extends Pick<ViewProps, 'handover'> {
  link: BegunLink;
  /** Milliseconds for which the code is valid. */
  left: number;
  onCancel: () => void;
  /** Called when the code is no longer valid. */
  onOver: (reason: 'over' | 'taken') => void;
}

/** Says where the code appears, and takes it. */
export const WaitingView = ({ link: { id, player }, left, onCancel, onOver, handover }: WaitingViewProps) => {
  const dispatch = useAppDispatch();
  const send = async (values: typeof empty) => {
    const { code } = codeSchema.cast(values);
    const request = playerApi.endpoints.confirmLink.initiate({ id, code }, { track: false });
    const { data, error } = await dispatch(request);
    if (data) notify.success(texts.linked(data.user.player ?? player));
    if (!error) return null;
    const failure = toFailure(error);
    if (failure.status === 429) onOver('over');
    if (failure.status === 409) onOver('taken');
    return failure;
  };
  return (
    <View
      handover={handover}
      text={
        <Stack gap={1.5}>
          <Heading level={3} size="lead" tabIndex={-1}>
            {texts.title(player)}
          </Heading>
          <Text color="muted">{texts.text}</Text>
          <Meter
            label={texts.timeLabel}
            value={left}
            max={PLAYER_LINK_MS}
            valueText={formatLeft(left)}
            color={left > URGENT_MS ? 'grass' : 'amber'}
          />
        </Stack>
      }
    >
      <Form
        initialValues={empty}
        schema={codeSchema}
        send={send}
        submitLabel={texts.submitLabel}
        failureTitle={texts.failureTitle}
        aside={<Button onClick={onCancel}>{texts.cancelLabel}</Button>}
      >
        <FormInput
          name="code"
          label={texts.codeLabel}
          hint={texts.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Form>
    </View>
  );
};
