/**
 * Writes the software bill of materials: every package that Torg needs to run, as the lockfile has it,
 * in CycloneDX 1.6. The same lockfile gives the same file.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { billOfMaterials } from './check/packages/bill-of-materials.ts';
import { root } from './child.ts';

const file = join(root, 'dist', 'torg.cdx.json');
const bill = billOfMaterials(readFileSync(join(root, 'package-lock.json'), 'utf8'));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in dist/torg.cdx.json`);
