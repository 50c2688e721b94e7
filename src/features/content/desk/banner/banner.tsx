import { contentDesk } from '#messages/content-desk';
import type { DeskBanner } from '@/contract/content';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { formatMoment } from '@/lib/format-date';
import { Badge } from '@/ui/drawing/badge';
import { FormInput, FormTextarea } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { useIsOver } from '../../banner/use-is-over';
import type { Subject } from '../documents';
import { MomentField } from '../fields/moment-field';
import {
  bannerFields,
  bannerFormSchema,
  toBannerBody,
  toBannerValues,
  type BannerValues,
} from './banner-values';
import { BannerLook, ToneField } from './tone-field';

const texts = contentDesk.banner;

const BannerFacts = ({ item: { until, updatedAt } }: { item: DeskBanner }) => {
  const isOver = useIsOver(until);
  return (
    <Stack direction="row" gap={1} wrap>
      {isOver !== null && <Badge color={isOver ? 'muted' : 'grass'}>{isOver ? texts.over : texts.up}</Badge>}
      {until !== null && <Note tabular>{texts.ends(formatMoment(until))}</Note>}
      <Note tabular>{contentDesk.updated(formatMoment(updatedAt))}</Note>
    </Stack>
  );
};

const BannerForm = () => (
  <>
    <FormTextarea
      name="text"
      label={texts.fields.text}
      hint={texts.hints.text}
      maxLength={CONTENT_LIMITS.banner}
      rows={3}
      counter
    />
    <FormInput
      name="href"
      label={texts.fields.href}
      required={false}
      hint={texts.hints.href}
      maxLength={CONTENT_LIMITS.href}
      autoCapitalize="none"
      spellCheck={false}
    />
    <ToneField />
    <MomentField name="until" label={texts.fields.until} />
    <Note>{texts.hints.until}</Note>
  </>
);

const BannerPreview = ({ values: { text, href, tone } }: { values: BannerValues }) => (
  <BannerLook text={text.trim() || texts.example} href={href} tone={tone} />
);

/** Definition of the banner for the desk. */
export const banner: Subject<'banner', BannerValues> = {
  kind: 'banner',
  texts,
  titleOf: () => texts.title,
  toValues: toBannerValues,
  toBody: toBannerBody,
  toRestored: (item) => toBannerBody(toBannerValues(item)),
  schema: bannerFormSchema,
  fields: bannerFields,
  Facts: BannerFacts,
  Fields: BannerForm,
  Preview: BannerPreview,
};
