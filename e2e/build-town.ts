/** `node e2e/build-town.ts FOLDER`: loads the demo town into the folder, which journeys copy. */
import { loadTown } from './town.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('In which folder?');
await loadTown(folder);
