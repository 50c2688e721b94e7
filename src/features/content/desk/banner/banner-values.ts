import { object } from 'yup';
import { contentDesk } from '#messages/content-desk';
import type { DeskBanner } from '@/contract/content';
import { CONTENT_LIMITS, type BannerTone } from '@/contract/content-fields';
import { bannerChangesSchema, type BannerChanges } from '@/contract/content-requests';
import { requiredText } from '@/contract/text';
import { formatMoment } from '@/lib/format-date';
import type { Field } from '../documents';

/** Values of the banner form, with the names of the wire. */
export interface BannerValues {
  text: string;
  /** Empty for none. */
  href: string;
  tone: BannerTone;
  /** ISO 8601; null for never. */
  until: string | null;
}

export const toBannerValues = (banner: DeskBanner | null): BannerValues => ({
  text: banner?.text ?? '',
  href: banner?.href ?? '',
  tone: banner?.tone ?? 'info',
  until: banner?.until ?? null,
});

export const toBannerBody = ({ text, href, tone, until }: BannerValues): BannerChanges => ({
  text,
  href: href.trim() === '' ? null : href,
  tone,
  until,
});

/** Schema of the form, which requires a text. */
export const bannerFormSchema = bannerChangesSchema.concat(
  object({ text: requiredText({ label: 'Text', limit: CONTENT_LIMITS.banner }) }),
);

const { fields, tones } = contentDesk.banner;

export const bannerFields: readonly Field<BannerValues>[] = [
  { name: 'text', label: fields.text, show: ({ text }) => text },
  { name: 'href', label: fields.href, show: ({ href }) => href },
  { name: 'tone', label: fields.tone, show: ({ tone }) => tones[tone] },
  {
    name: 'until',
    label: fields.until,
    show: ({ until }) => (until === null ? '' : formatMoment(until)),
  },
];
