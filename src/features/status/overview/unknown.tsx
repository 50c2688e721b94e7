import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Stands where a figure would be that nobody has told. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);
