/** A file to write: a new one, or one that is there with something added. */
export interface Change {
  path: string;
  text: string;
  /** It must not be there yet. */
  fresh?: true;
}

export interface Read {
  /** The text of a file of the project, or undefined where there is none. */
  (path: string): string | undefined;
  /** The paths that a pattern fits. */
  matching: (pattern: string) => string[];
}

/** What a maker is asked for: `call assignments/archive-assignment "POST /…"`. */
export interface Request {
  name: string;
  /** what comes after the name */
  more: string[];
  read: Read;
}

/** Something that the one who asked can put right. */
export class Mistake extends Error {}

export function existing(read: Read, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Mistake(`There is no ${path}.`);
  return text;
}

/** `assignments/archive-assignment` → domain and the name within it. */
export function inDomain(name: string): { domain: string; own: string } {
  const [domain, own] = name.split('/');
  if (!domain || !own) throw new Mistake(`Say where: <domain>/<name>, not ${name}.`);
  return { domain, own };
}
