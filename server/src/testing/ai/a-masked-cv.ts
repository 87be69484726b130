import { randomUUID } from 'node:crypto';
import type { MaskedCv } from '../../assessments/cv/masked-cv.ts';

export type EntryWords = [title: string, text: string, skills: string[]];

const term = (name: string) => ({ uuid: randomUUID(), name });

/** A CV as machines see it, with projects of these words. */
export function aMaskedCv(entries: readonly EntryWords[]): MaskedCv {
  const names = [...new Set(entries.flatMap(([, , skills]) => skills))];
  return {
    ...{ profile: randomUUID(), title: 'Utvikler', description: 'Jeg lager tjenester.' },
    ...{ availability: null, remote_work_ok: true, regions: [term('Oslo')], languages: [] },
    skills: names.map((name, at) => ({ ...term(name), expert: at === 0 })),
    roles: [{ ...term('Utvikler'), emphasize: true }],
    entries: entries.map(([title, text, skills], at) => ({
      ...{ item: randomUUID(), kind: 'project' as const, title, text, role_text: '' },
      ...{ from: `20${18 + at}-01`, to: `20${22 + at}-06`, is_current: false },
      ...{ skills: skills.map(term), roles: [] },
    })),
    flags: [],
  };
}
