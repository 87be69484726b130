import { posix } from 'node:path';
import type { XmlElement } from '../../platform/ports/cv-files.ts';
import { TemplateRefused } from './template-refused.ts';

const forbiddenType =
  /(aFChunk|oleObject|package|control|attachedTemplate|frame|subDocument|vba\w*|wordVbaData|attachedToolbars|keyMapCustomizations|activeXControl\w*)$/i;
const link = /\/hyperlink$/i;
/** Nothing is loaded until somebody presses it. */
export const isPlainLink = (target: string): boolean =>
  /^(https:\/\/|mailto:)[^\s\\]+$/i.test(target);

/** Whether a target within the package leads out of it. */
function leadsOut(target: string, path: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:|\\|^\/\//i.test(target)) return true;
  // The relations of `word/document.xml` are in `word/_rels/document.xml.rels`.
  const base = posix.dirname(posix.dirname(path));
  const whole = target.startsWith('/') ? target.slice(1) : posix.join(base, target);
  return posix.normalize(decodeURIComponent(whole)).startsWith('..');
}

/** Refuses relations that load something or lead out of the package. */
export function refuseRelations(root: XmlElement, path: string): void {
  for (const { name, attributes } of root.children) {
    if (name !== 'Relationship') continue;
    const { Type: type = '', Target: target = '', TargetMode: mode = 'Internal' } = attributes;
    if (mode.trim().toLowerCase() === 'external') {
      if (link.test(type) && isPlainLink(target)) continue;
      throw new TemplateRefused('loads_from_elsewhere', `${path} refers to ${target}`);
    }
    if (forbiddenType.test(type)) {
      throw new TemplateRefused('has_forbidden_part', `${path} has a relation ${type}`);
    }
    const isAnchor = link.test(type) && target.startsWith('#');
    if (!isAnchor && leadsOut(target, path)) {
      throw new TemplateRefused('loads_from_elsewhere', `${path} refers to ${target}`);
    }
  }
}
