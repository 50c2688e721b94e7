import type { Compiler } from 'webpack';
import { BESIDES_NAME, SCRIPT_LIST_ID } from '../src/lib/script-list.ts';

const PLUGIN = 'ListedChunks';

/**
 * Makes webpack's runtime look up the chunks that it loads in the document's list of scripts: their file names, whose
 * hashes would else stand in the main script, and the digests that it holds them against. Chunks must be named.
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
        // Before webpack's own, which adds a map of all names.
        .tap({ name: PLUGIN, stage: -1 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new ListedFileName(PLUGIN));
          return true;
        });
      // `script` and `url` are webpack's names, in whose code this stands.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(PLUGIN, (source) =>
        Template.asString([
          source,
          `script.integrity = ${digests}[url.replace(${String(BESIDES_NAME)}, "")];`,
        ]),
      );
    });
  }
}
