import { Download } from 'lucide-react';
import { useState } from 'react';
import { audit } from '#messages/audit';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';
import { saveText } from '@/ui/save-file';
import type { AuditFilters } from './admin-api';
import { fetchEntries, toCsv } from './audit-csv';

const { export: texts } = audit;

/** Saves the entries that match the filters as a file for spreadsheets. */
export const AuditExport = ({ filters }: { filters: AuditFilters }) => {
  const dispatch = useAppDispatch();
  const [isLoading, setIsLoading] = useState(false);
  const save = async () => {
    setIsLoading(true);
    const { entries, hasMore, error } = await dispatch(fetchEntries(filters));
    setIsLoading(false);
    if (error) {
      notify.error(texts.failure, { description: toFailure(error).message });
      return;
    }
    saveText(toCsv(entries), texts.fileName(new Date().toISOString().slice(0, 10)), 'text/csv');
    notify.success(texts.done(entries.length), hasMore ? { description: texts.hasMore } : {});
  };
  return (
    <Button icon={<Download size={18} />} loading={isLoading} onClick={() => void save()}>
      {texts.label}
    </Button>
  );
};
