import type { DXT } from 'docxtemplater';
import type { TemplateFaultCode } from '@torg/protocol/cv-templates/template-faults';
import type {
  CheckedTemplate,
  FoundTag,
  TemplateFault,
} from '../../platform/ports/word-templates.ts';
import { prepareTemplate } from './prepare-template.ts';
import { imageModule } from './place-module.ts';

interface TagError {
  properties?: {
    id?: string;
    xtag?: string;
    openingtag?: string;
    file?: string;
    offset?: number | number[];
    errors?: TagError[];
  };
  message: string;
}

/** What docxtemplater calls the faults. */
const codes: Readonly<Record<string, TemplateFaultCode>> = {
  unopened_tag: 'unopened_tag',
  duplicate_close_tag: 'unopened_tag',
  unclosed_tag: 'unclosed_tag',
  duplicate_open_tag: 'unclosed_tag',
  unopened_loop: 'unopened_loop',
  unclosed_loop: 'unclosed_loop',
  closing_tag_does_not_match_opening_tag: 'wrong_closing_tag',
  unbalanced_loop_tags: 'misplaced_loop',
  loop_position_invalid: 'misplaced_loop',
};
const mostFaults = 20;
const paragraph = /<w:p[ >][\s\S]*?<\/w:p>/g;
const words = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g;

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The paragraph in which a tag stands, by its place among all letters of the part. */
function paragraphAt(xml: string, offset: number): { number: number; text: string } | undefined {
  let before = 0;
  for (const [place, [whole]] of [...xml.matchAll(paragraph)].entries()) {
    const text = [...whole.matchAll(words)].map(([, inside = '']) => inside).join('');
    before += text.length;
    if (offset < before) return { number: place + 1, text: plain(text).trim().slice(0, 80) };
  }
  return undefined;
}

function faultOf(error: TagError, parts: ReadonlyMap<string, Buffer>): TemplateFault {
  const {
    id = 'broken',
    openingtag = '',
    xtag = openingtag,
    file = 'word/document.xml',
    offset,
  } = error.properties ?? {};
  const at = Array.isArray(offset) ? offset[0] : offset;
  const xml = parts.get(file)?.toString('utf8') ?? '';
  const found = at === undefined ? undefined : paragraphAt(xml, at);
  const place = found ? `paragraph ${found.number} ("${found.text}")` : 'a paragraph';
  return {
    code: codes[id] ?? 'broken_tag',
    message: `${file}, ${place}: ${id} {${xtag}}`,
    details: {
      ...{ tag: xtag, part: file },
      ...{ paragraph: found?.number ?? null, text: found?.text ?? '' },
    },
  };
}

/** The tags with the loops around them; docxtemplater nests the parts of a loop in it. */
function tagsOf(parts: readonly DXT.Part[], within: string[]): FoundTag[] {
  return parts.flatMap((part): FoundTag[] => {
    if (part.module === 'loop') {
      const tag = part.value.trim();
      const inside = part.inverted === true ? within : [...within, tag];
      return [{ tag, kind: 'loop', within }, ...tagsOf(part.subparsed ?? [], inside)];
    }
    if (part.module === imageModule) return [{ tag: part.value, kind: 'image', within }];
    if (part.type !== 'placeholder') return [];
    const [name = ''] = part.value.split(':');
    return [{ tag: name.trim(), kind: 'print', within }];
  });
}

/** Notes the tags of each part when it is parsed. */
const listing = (tags: FoundTag[]): DXT.Module => ({
  name: 'ListingModule',
  set({ inspect }: { inspect?: { postparsed?: readonly DXT.Part[] } }) {
    if (inspect?.postparsed) tags.push(...tagsOf(inspect.postparsed, []));
  },
});

/** What a template asks for, or what is wrong with its tags. */
export function compileTemplate(parts: ReadonlyMap<string, Buffer>): CheckedTemplate {
  const tags: FoundTag[] = [];
  try {
    prepareTemplate(parts, [listing(tags)]);
  } catch (error) {
    const { properties } = error as TagError;
    const errors = properties?.errors ?? [error as TagError];
    return { faults: errors.slice(0, mostFaults).map((one) => faultOf(one, parts)) };
  }
  return { tags };
}
