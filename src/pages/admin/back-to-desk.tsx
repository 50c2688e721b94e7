import { ArrowLeft } from 'lucide-react';
import { privatePages } from '@/content/pages';
import { ButtonLink } from '@/ui/button/button';

/** Back from a desk to the admin's landing. */
export const BackToDesk = () => (
  <div>
    <ButtonLink to={privatePages.admin.path} variant="quiet" icon={<ArrowLeft size={18} />}>
      All desks
    </ButtonLink>
  </div>
);
