import type { ComponentProps } from 'react';

/** Keeps a name, an address or a code unchanged when a browser translates the page. */
export const Verbatim = (props: ComponentProps<'span'>) => <span translate="no" {...props} />;
