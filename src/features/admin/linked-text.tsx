import { Fragment } from 'react';
import { styled } from 'styled-components';
import { isSiteLink } from '@/contract/site-link';
import { markInText } from '@/theme/mixins';
import { newTab, NewTabMark } from '@/ui/button/external-link';

/** An address up to the next blank, quote or bracket; the group makes `split` return it. */
const ADDRESS = /(https:\/\/[^\s"<>()[\]{}]+)/gi;
/** Punctuation at the end that belongs to the sentence. */
const MARKS = new Set("?!.,:;'*_~");

const Anchor = styled.a`
  color: inherit;

  & > svg {
    ${markInText}
  }
`;

const withoutMarks = (address: string): string => {
  let end = address.length;
  while (MARKS.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
};

/**
 * A text by a stranger, whose `https:` addresses are links. Each is shown in full, opens in a new tab, and
 * tells the other site neither where the reader came from nor that this one recommends it.
 */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, at) => {
    const address = at % 2 === 1 ? withoutMarks(part) : '';
    if (!isSiteLink(address)) return part;
    return (
      // Parts have no identity of their own, and a text does not change.
      <Fragment key={`${String(at)} ${part}`}>
        <Anchor href={address} {...newTab} rel={`${newTab.rel} nofollow`} dir="ltr" translate="no">
          {address}
          <NewTabMark />
        </Anchor>
        {part.slice(address.length)}
      </Fragment>
    );
  });
