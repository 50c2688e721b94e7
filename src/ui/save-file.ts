export const saveBlob = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export const saveJson = (value: unknown, name: string): void =>
  saveBlob(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);

export const saveText = (text: string, name: string, type = 'text/plain'): void =>
  saveBlob(new Blob([text], { type }), name);
