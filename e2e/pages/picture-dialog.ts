import type { Locator, Page } from '@playwright/test';
import { pictureDesk as texts } from '#messages/picture-desk';
import { openDialog } from '../support/elements';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Page model of the picture dialog in a story's editor. */
export class PictureDialog {
  readonly dialog: Locator;
  readonly description: Locator;
  readonly earlier: Locator;

  constructor(readonly page: Page) {
    this.dialog = openDialog(page, texts.title);
    this.description = this.dialog.getByLabel(texts.description);
    this.earlier = this.dialog.getByRole('list', { name: texts.earlier });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: texts.open }).click();
  }

  async choose(file: PictureFile): Promise<void> {
    await this.dialog.getByLabel(texts.chooseLabel).setInputFiles(file);
  }

  /** Drops or pastes a file on the page, like a browser with a file from elsewhere. */
  async give(how: 'drop' | 'paste', { name, mimeType, buffer }: PictureFile): Promise<void> {
    await this.dialog.evaluate(
      (element, [type, data, file, mime]) => {
        const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], file, { type: mime }));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
        );
      },
      [how, buffer.toString('base64'), name, mimeType] as const,
    );
  }

  async describe(alt: string): Promise<void> {
    await this.description.fill(alt);
    await this.dialog.getByRole('button', { name: texts.upload }).click();
  }
}
