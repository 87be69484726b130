interface Answered {
  status: number;
}

/** Let through: also where the content lacks something, which the answer says with its place. */
export const isLetThrough = ({ status }: Answered): boolean => status < 300 || status === 400;

/** What rows say one can, and what came of trying, by the same names. */
export interface Compared {
  said: Record<string, boolean | undefined>;
  tried: Record<string, boolean>;
  note: (name: string, can: boolean | undefined, outcome: boolean) => void;
}

export function compareCan(): Compared {
  const said: Compared['said'] = {};
  const tried: Compared['tried'] = {};
  const note: Compared['note'] = (name, can, outcome) => {
    said[name] = can;
    tried[name] = outcome;
  };
  return { said, tried, note };
}

/** The outcomes there are: a comparison that met only one of them has shown nothing. */
export const outcomes = ({ tried }: Compared): boolean[] => [...new Set(Object.values(tried))];
