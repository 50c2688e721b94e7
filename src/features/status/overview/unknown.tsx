import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** In place of a figure that is not known. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);
