export interface SavedFile {
  name: string;
  blob: Blob;
}

/** The files that pages hand to the visitor, for every test of the caller's file anew. */
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
