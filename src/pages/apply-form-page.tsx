import { FormSection } from '@/features/application/form/form-section';

const ApplyFormPage = () => <FormSection />;

export default ApplyFormPage;
