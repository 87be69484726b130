import { shapesInCv } from '@torg/protocol/cv-imports/import-inputs';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import type { z } from 'zod';

type Item = Record<string, unknown>;
type Issue = z.core.$ZodIssue;

/** The value at a path, cut or emptied so that it fits. */
function mended(value: unknown, issue: Issue): unknown {
  if (issue.code === 'too_big' && typeof value === 'string') {
    return value.slice(0, Number(issue.maximum)).toWellFormed().trim();
  }
  if (issue.code === 'too_big' && Array.isArray(value)) {
    return value.slice(0, Number(issue.maximum));
  }
  if (issue.code === 'custom' && typeof value === 'string') return '';
  return null;
}

function mend(item: Item, issue: Issue): void {
  const [field, place] = issue.path;
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) delete item[key];
  } else if (typeof field === 'string') {
    const value = item[field];
    if (place === undefined || !Array.isArray(value)) item[field] = mended(value, issue);
    else item[field] = value.map((one, at) => (at === place ? mended(one, issue) : one));
  }
  if (Array.isArray(item[field as string])) {
    item[field as string] = (item[field as string] as unknown[]).filter((one) => Boolean(one));
  }
}

const tries = 4;

/** An entry of a CV cut to the limits of the editor; undefined if nothing of it can be kept. */
export function fitItem(flag: FeatureExtractionFlag, item: object): Item | undefined {
  const fitted: Item = { ...item };
  for (let round = 0; round < tries; round += 1) {
    const parsed = shapesInCv[flag].safeParse(fitted);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) mend(fitted, issue);
  }
  return undefined;
}
