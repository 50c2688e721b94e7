import { Fragment } from 'react';
import { groupMark } from '#network/numbers';

/** A number or name that can wrap between digit groups and after underscores if it is too wide. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(new RegExp(`(?<=[${groupMark}_])`)).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
