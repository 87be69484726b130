/** `node e2e/build-demo.ts FOLDER`: loads the demo data into the folder, which journeys copy. */
import { loadDemoFolder } from '../server/faults/torg-process.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('The folder is missing: node e2e/build-demo.ts FOLDER');
await loadDemoFolder({ DATA_DIR: folder });
