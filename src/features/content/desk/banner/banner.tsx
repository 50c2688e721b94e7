import type { DeskBanner } from '@/contract/content';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { contentDesk } from '@/messages/en/content-desk';
import { Badge } from '@/ui/drawing/badge';
import { FormInput } from '@/ui/form/form-fields';
import { FormTextarea } from '@/ui/form/form-textarea';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { useIsOver } from '../../banner/use-is-over';
import { siteMoment } from '../../site-moment';
import type { Editable } from '../documents';
import { MomentField } from '../fields/moment-field';
import { BannerLook } from './banner-look';
import {
  bannerFields,
  bannerFormSchema,
  toBannerBody,
  toBannerValues,
  type BannerValues,
} from './banner-values';
import { ToneField } from './tone-field';

const words = contentDesk.banner;

const BannerFacts = ({ item: { until, updatedAt } }: { item: DeskBanner }) => {
  const isOver = useIsOver(until);
  return (
    <Stack direction="row" gap={1} wrap>
      {isOver !== null && <Badge color={isOver ? 'muted' : 'grass'}>{isOver ? words.over : words.up}</Badge>}
      {until !== null && <Note tabular>{words.ends(siteMoment(until))}</Note>}
      <Note tabular>{contentDesk.updated(siteMoment(updatedAt))}</Note>
    </Stack>
  );
};

const BannerForm = () => (
  <>
    <FormTextarea
      name="text"
      label={words.fields.text}
      hint={words.hints.text}
      maxLength={CONTENT_LIMITS.banner}
      rows={3}
      counter
    />
    <FormInput
      name="href"
      label={words.fields.href}
      required={false}
      hint={words.hints.href}
      maxLength={CONTENT_LIMITS.href}
      autoCapitalize="none"
      spellCheck={false}
    />
    <ToneField />
    <MomentField name="until" label={words.fields.until} />
    <Note>{words.hints.until}</Note>
  </>
);

const BannerPreview = ({ values: { text, href, tone } }: { values: BannerValues }) => (
  <BannerLook text={text.trim() || words.example} href={href} tone={tone} />
);

/** What the editor has to know of the banner. */
export const banner: Editable<DeskBanner, BannerValues> = {
  noun: words.noun,
  toValues: toBannerValues,
  toBody: toBannerBody,
  schema: bannerFormSchema,
  fields: bannerFields,
  Facts: BannerFacts,
  Fields: BannerForm,
  Preview: BannerPreview,
};
