import { useField } from 'formik';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { BANNER_TONES, type BannerTone } from '@/contract/content-fields';
import type { ColorName } from '@/theme/tokens';
import { Stack } from '@/ui/layout/stack';
import { BannerRow, toned, bannerTones } from '../../banner/banner-row';
import { ChoiceLegend, ChoiceSet } from '../fields/choice-set';
import type { BannerValues } from './banner-values';

const Place = styled.div<{ $color: ColorName }>`
  ${toned}
`;

/** The banner as visitors will see it, without the button that dismisses it. */
export const BannerLook = ({ text, href, tone }: Pick<BannerValues, 'text' | 'href' | 'tone'>) => (
  <Place $color={bannerTones[tone].color}>
    <BannerRow text={text} href={href.trim() === '' ? null : href.trim()} tone={tone} />
  </Place>
);

const texts = contentDesk.banner;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[1.5]}`};
  align-items: center;
  padding: ${({ theme }) => theme.space[1]};
  border: 2px solid ${({ theme }) => theme.color.line};
  cursor: pointer;

  &:hover {
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.grass};
  }
  & > :last-child {
    grid-column: 1 / -1;
  }
`;
const Radio = styled.input`
  width: 24px;
  height: 24px;
  accent-color: ${({ theme }) => theme.color.grass};
`;

/** A choice of tones, each with a sample of the banner. */
export const ToneField = () => {
  const [{ value, onBlur }, , { setValue }] = useField<BannerTone>('tone');
  const [{ value: text }] = useField<string>('text');
  return (
    <ChoiceSet>
      <ChoiceLegend>{texts.fields.tone}</ChoiceLegend>
      <Stack gap={1}>
        {BANNER_TONES.map((tone) => (
          <Choice key={tone}>
            <Radio
              type="radio"
              name="tone"
              value={tone}
              checked={tone === value}
              aria-label={texts.tones[tone]}
              onChange={() => void setValue(tone)}
              onBlur={onBlur}
            />
            <span>{texts.tones[tone]}</span>
            <BannerLook tone={tone} text={text.trim() || texts.example} href="" />
          </Choice>
        ))}
      </Stack>
    </ChoiceSet>
  );
};
