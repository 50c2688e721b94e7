import { contentDeskApi, isDocument } from './content-desk-api';
import { idOf, type DeskKind, type Documents, type Subject } from './documents';
import { Editor } from './editor/editor';
import { outcomeOf } from './editor/outcome';

interface DocumentEditorProps<Kind extends DeskKind, Values extends object> {
  subject: Subject<Kind, Values>;
  /** Null for a new document. */
  item: Documents[Kind] | null;
  /** Receives the saved document; `closes` is true if the editor is finished. */
  onSaved: (item: Documents[Kind], closes: boolean) => void;
}

/** The editor of a document, which saves it under its kind. */
export const DocumentEditor = <Kind extends DeskKind, Values extends object>({
  subject,
  item,
  onSaved,
}: DocumentEditorProps<Kind, Values>) => {
  const { kind } = subject;
  const [save] = contentDeskApi.useSaveDocumentMutation();
  const isOne = (other: unknown): other is Documents[Kind] => isDocument(kind, other);
  return (
    <Editor
      subject={subject}
      draftKeyOf={(of) => (kind === 'banner' ? kind : `${kind}/${idOf(of) ?? ''}`)}
      start={{ item, values: subject.toValues(item) }}
      send={async (body, base) =>
        outcomeOf(
          await save({ kind, id: idOf(base), body: { ...body, ...(base && { version: base.version }) } }),
          isOne,
        )
      }
      onSaved={onSaved}
    />
  );
};
