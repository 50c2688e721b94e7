import { audit } from '#messages/audit';
import type { AuditEntry, AuditResponse } from '@/contract/audit';
import type { toFailure } from '@/store/failure';
import type { AppThunk } from '@/store/reducer';
import { adminApi, type AuditFilters } from './admin-api';
import { actorOf, auditSentence } from './audit-sentence';

/** Maximum number of entries in a file. */
const MOST_EXPORTED = 1_000;
/** Pages that one export asks for; those of a filter may be empty. */
const MOST_PAGES = 40;

/** First characters that make a spreadsheet take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Quoted, and never a formula: names and titles are what others have typed. */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns entries as CSV, with a mark of the encoding that spreadsheets need. */
export const toCsv = (entries: readonly AuditEntry[]): string => {
  const rows = entries.map((entry) => {
    const { verb, object, changes } = auditSentence(entry);
    const subject = entry.after ?? entry.before;
    const id = subject && 'id' in subject ? subject.id : '';
    return [entry.at, actorOf(entry.actor), entry.action, `${verb} ${object}`, changes.join('; '), id];
  });
  return `\uFEFF${[audit.export.columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
};

/** Annotated, because the next page's query depends on it. */
interface Page {
  data?: AuditResponse | undefined;
  error?: Fetched['error'];
}

interface Fetched {
  entries: AuditEntry[];
  /** Whether older entries may match, too. */
  hasMore: boolean;
  /** Why a page could not be fetched. */
  error?: Parameters<typeof toFailure>[0];
}

/** Fetches the newest entries that match the filters, up to the maximum. */
export const fetchEntries =
  (filters: AuditFilters): AppThunk<Promise<Fetched>> =>
  async (dispatch) => {
    const entries: AuditEntry[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES && entries.length < MOST_EXPORTED; page += 1) {
      const { data, error }: Page = await dispatch(
        adminApi.endpoints.auditPage.initiate({ filters, cursor }, { subscribe: false, forceRefetch: true }),
      );
      if (!data) return { entries, hasMore: true, error };
      entries.push(...data.entries);
      cursor = data.nextCursor;
      if (cursor === null) break;
    }
    const hasMore = cursor !== null || entries.length > MOST_EXPORTED;
    return { entries: entries.slice(0, MOST_EXPORTED), hasMore };
  };
