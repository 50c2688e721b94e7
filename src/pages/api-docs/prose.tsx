/** A text of the document, in which backticks mark what is code. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
