export interface SavedFile {
  name: string;
  blob: Blob;
}

/** Captures files that pages offer to save, reset for every test of the caller's file. */
export function watchSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  beforeEach(() => {
    files.length = 0;
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      if (given instanceof Blob) blob = given;
      return 'blob:saved';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, blob });
    });
  });
  return files;
}
