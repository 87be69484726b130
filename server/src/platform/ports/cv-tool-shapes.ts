/** A text by the tool's own word for its language (`no`, `se`, `int`, `dk` …); empty ones are left out. */
export type ToolTexts = Readonly<Record<string, string>>;

export interface ToolMonth {
  year: number | null;
  month: number | null;
}

/** What every entry of a CV has. */
export interface ToolEntry {
  /** the tool's id of it, which it keeps */
  id: string;
  order: number;
  /** switched off by its owner: nobody is to see it */
  isDisabled: boolean;
  isStarred: boolean;
}

export interface ToolPeriod {
  from: ToolMonth;
  /** without a year: it goes on */
  to: ToolMonth;
}

export interface ToolSkill {
  id: string;
  name: ToolTexts;
  /** 0 to 5; 0 also if nobody has said */
  grade: number;
  years: number;
}

export interface ToolProjectRole extends ToolEntry {
  /** the role in the CV's own list */
  role: string | null;
  name: ToolTexts;
  summary: ToolTexts;
  text: ToolTexts;
}

export interface ToolProject extends ToolEntry, ToolPeriod {
  customer: ToolTexts;
  /** what stands for a customer whose name is hidden */
  anonymousCustomer: ToolTexts;
  hidesCustomer: boolean;
  name: ToolTexts;
  text: ToolTexts;
  roles: ToolProjectRole[];
  skills: ToolSkill[];
}

/** An entry with a name, a text, and a month at most. */
export interface ToolDated extends ToolEntry, ToolMonth {
  name: ToolTexts;
  /** who held or issued it, or where it was published */
  by: ToolTexts;
  text: ToolTexts;
}

export interface ToolSummary extends ToolEntry {
  label: ToolTexts;
  tagLine: ToolTexts;
  text: ToolTexts;
  points: (ToolEntry & { name: ToolTexts; text: ToolTexts })[];
}

/** A CV as the tool has it, in all its languages. Holds nothing of birth or nationality. */
export interface ToolCv {
  id: string;
  user: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: ToolTexts;
  /** the language that its owner writes in */
  language: string | null;
  pictureUrl: string | null;
  /** when its owner last changed something */
  updatedAt: Date | null;
  summaries: ToolSummary[];
  /** skills by category */
  skillGroups: (ToolEntry & { category: ToolTexts; skills: ToolSkill[] })[];
  roles: (ToolEntry & { name: ToolTexts; years: number; isHighlighted: boolean })[];
  projects: ToolProject[];
  works: (ToolEntry & ToolPeriod & { company: ToolTexts; role: ToolTexts; text: ToolTexts })[];
  educations: (ToolEntry &
    ToolPeriod & { school: ToolTexts; degree: ToolTexts; text: ToolTexts })[];
  positions: (ToolEntry & ToolPeriod & { name: ToolTexts; text: ToolTexts })[];
  languages: (ToolEntry & { name: ToolTexts; level: ToolTexts })[];
  certifications: ToolDated[];
  courses: ToolDated[];
  presentations: ToolDated[];
  publications: ToolDated[];
  honors: ToolDated[];
}
