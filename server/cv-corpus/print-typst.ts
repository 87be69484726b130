import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const fontOf = (weight: string): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`));

/** Prints templates that are given as texts. */
export function typstPrinter(): (source: string, data: object) => Buffer {
  const weights = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'];
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: weights.map(fontOf) }] });
  return (source, data) => {
    const compiled = compiler.compile({
      mainFileContent: source,
      inputs: { data: JSON.stringify(data) },
    });
    if (compiled.result === null) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    }
    const pdf = compiler.pdf(compiled.result);
    compiler.evictCache(5);
    return pdf;
  };
}
