import type { Compiler } from 'webpack';
import { BESIDES_NAME, SCRIPT_LIST_ID } from '../src/lib/script-list.ts';

/**
 * Makes webpack's runtime hold each chunk that it loads against the digest that the document has of it. A chunk of which
 * the document has none, or that finds no such list, is loaded unchecked.
 */
export class ChunkIntegrity {
  apply({ hooks, webpack }: Compiler): void {
    const { Template, runtime } = webpack;
    const list = `document.getElementById(${JSON.stringify(SCRIPT_LIST_ID)})`;
    hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      // `script` and `url` are webpack's names, in whose code this stands.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) =>
          Template.asString([
            source,
            `script.integrity = JSON.parse(${list}?.textContent ?? "{}").digests?.[url.replace(${String(BESIDES_NAME)}, "")] ?? "";`,
          ]),
      );
    });
  }
}
