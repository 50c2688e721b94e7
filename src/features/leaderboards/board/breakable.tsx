import { Fragment } from 'react';

/** A number or a name that may break after its commas and underscores where it is too wide for its place. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[,_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
