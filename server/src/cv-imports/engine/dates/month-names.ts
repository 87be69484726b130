/** Months in bokmål, nynorsk, Swedish, Danish, English, German and Finnish, from three letters on. */
const months = [
  ['januar', 'januari', 'january', 'jänner', 'tammikuu', 'tammi'],
  ['februar', 'februari', 'february', 'helmikuu', 'helmi'],
  ['mars', 'march', 'marts', 'märz', 'maaliskuu', 'maalis', 'mrz'],
  ['april', 'huhtikuu', 'huhti'],
  ['mai', 'maj', 'may', 'toukokuu', 'touko'],
  ['juni', 'june', 'kesäkuu', 'kesä'],
  ['juli', 'july', 'heinäkuu', 'heinä'],
  ['august', 'augusti', 'elokuu', 'elo'],
  ['september', 'syyskuu', 'syys', 'sept'],
  ['oktober', 'october', 'lokakuu', 'loka'],
  ['november', 'marraskuu', 'marras'],
  ['desember', 'december', 'dezember', 'joulukuu', 'joulu'],
] as const;

/** The first month of what people call a season or a term. */
const seasons: Record<string, number> = {
  vår: 1,
  våren: 1,
  spring: 1,
  forår: 1,
  foråret: 1,
  frühjahr: 1,
  kevät: 1,
  vt: 1,
  sommer: 6,
  sommeren: 6,
  sommar: 6,
  sommaren: 6,
  summer: 6,
  kesä: 6,
  høst: 8,
  høsten: 8,
  haust: 8,
  hausten: 8,
  höst: 8,
  hösten: 8,
  ht: 8,
  autumn: 8,
  fall: 8,
  efterår: 8,
  efteråret: 8,
  herbst: 8,
  syksy: 8,
  vinter: 12,
  vinteren: 12,
  vintern: 12,
  winter: 12,
  talvi: 12,
};

function spellings(): Map<string, number> {
  const found = new Map<string, number>(Object.entries(seasons));
  const add = (name: string, month: number) => found.has(name) || found.set(name, month);
  for (const [at, names] of months.entries()) for (const name of names) add(name, at + 1);
  // The shorter spelling of a common language wins over a rarer one: mar is not marraskuu.
  for (let place = 0; place < 8; place += 1) {
    for (const [at, names] of months.entries()) {
      const name = names[place] ?? '';
      if (name.length > 4) add(name.slice(0, 4), at + 1);
      if (name.length > 3) add(name.slice(0, 3), at + 1);
    }
  }
  return found;
}

const numbers = spellings();

export const monthPattern = [...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|');

export const monthOf = (name: string): number | null =>
  numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? null;
