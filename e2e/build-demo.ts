/** `node e2e/build-demo.ts FOLDER`: loads the demo data into the folder, which journeys copy. */
import { loadDemo } from './demo.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder is missing: node e2e/build-demo.ts FOLDER');
await loadDemo(folder);
