import path from 'node:path';
import ts from 'typescript';

/**
 * Checks files as if they held these texts, and everything else were as it is.
 * @throws Error that says where the first fault is
 */
export function checkTypes(texts: ReadonlyMap<string, string>): void {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: fail,
    },
  );
  const byPath = new Map([...texts].map(([file, text]) => [path.resolve(file), text]));
  const host = ts.createCompilerHost(config?.options ?? {});
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => byPath.get(path.resolve(file)) ?? readFile(file);
  const program = ts.createProgram([...byPath.keys()], config?.options ?? {}, host);
  for (const file of byPath.keys()) {
    const source = program.getSourceFile(file);
    const [fault] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    if (fault) fail(fault);
  }
}

function fail({ file, start, messageText }: ts.Diagnostic): never {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  const what = ts.flattenDiagnosticMessageText(messageText, ' ');
  throw new Error(`${file ? path.relative('', file.fileName) : 'tsconfig.json'}:${String(line)}: ${what}`);
}
