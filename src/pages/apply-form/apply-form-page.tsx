import { FormSection } from '@/features/applications/form/form-section';

const ApplyFormPage = () => <FormSection />;

export default ApplyFormPage;
