const save = (content: string, type: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Hands the visitor a value as a JSON file of this name. */
export const saveJson = (value: unknown, name: string): void =>
  save(JSON.stringify(value, null, 2), 'application/json', name);

/** Hands the visitor a text as a file of this name. */
export const saveText = (text: string, name: string): void => save(text, 'text/plain', name);
