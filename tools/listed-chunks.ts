// Decision record: docs/decisions/0002-small-and-verified-scripts.md
import type { Compiler } from 'webpack';
import { BESIDES_NAME, SCRIPT_LIST_ID } from '../src/lib/script-list.ts';

const PLUGIN = 'ListedChunks';

/**
 * Makes webpack's runtime read the names and digests of the chunks that it loads from the document's list of scripts.
 * Otherwise, the main script would contain their hashes. Chunks must be named.
 */
export class ListedChunks {
  apply({ hooks, webpack }: Compiler): void {
    const { RuntimeGlobals, RuntimeModule, Template, runtime } = webpack;
    const digests = `JSON.parse(document.getElementById(${JSON.stringify(SCRIPT_LIST_ID)}).textContent).digests`;

    class ListedFileName extends RuntimeModule {
      override generate(): string {
        const find = `Object.keys(${digests}).find((name) => name.startsWith(chunk + "."))`;
        return `${RuntimeGlobals.getChunkScriptFilename} = (chunk) => "assets/" + ${find} + ".js";`;
      }
    }

    hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        // Runs before webpack's own module, which adds a map of all names.
        .tap({ name: PLUGIN, stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new ListedFileName(PLUGIN));
          return true;
        });
      // `script` and `url` are variables of webpack's code around this.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(PLUGIN, (source) =>
        Template.asString([
          source,
          `script.integrity = ${digests}[url.replace(${String(BESIDES_NAME)}, "")];`,
        ]),
      );
    });
  }
}
