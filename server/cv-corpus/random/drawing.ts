/** A stretch of text in one style. */
export interface Run {
  text: string;
  size: number;
  weight: 'regular' | 'bold';
  style: 'normal' | 'italic';
  tracking: number;
  link: string | null;
}

/** What the template of random CVs knows to draw. */
export type Drawing =
  | { kind: 'line'; above: number; runs: Run[] }
  | { kind: 'row'; above: number; left: Run[]; right: Run[] }
  | { kind: 'paragraph'; above: number; size: number; text: string }
  | { kind: 'bullets'; above: number; size: number; items: string[] }
  | { kind: 'beside'; above: number; width: number; left: Drawing[]; right: Drawing[] };

export interface DrawnCv {
  language: string;
  paper: string;
  size: number;
  header: string;
  footer: boolean;
  top: Drawing[];
  columns: { widths: number[]; content: Drawing[][] } | null;
  below: Drawing[];
}

export const drawingTemplate = `#let d = json(bytes(sys.inputs.data))
#set page(paper: d.paper, margin: 17mm,
  header: if d.header != "" { text(8pt, d.header) },
  footer: if d.footer { context align(center, text(8pt, counter(page).display("1 / 1", both: true))) })
#set text(font: "Inter", size: d.size * 1pt, lang: d.language, hyphenate: false)
#let run(r) = {
  let it = text(size: r.size * 1pt, weight: r.weight, style: r.style, tracking: r.tracking * 1pt, r.text)
  if r.link == none { it } else { link(r.link, it) }
}
#let runs(all) = all.map(run).join()
#let draw(b) = block(above: b.above * 1pt, below: 0pt, width: 100%, if b.kind == "line" { runs(b.runs) }
  else if b.kind == "row" { grid(columns: (1fr, auto), column-gutter: 8pt, runs(b.left), runs(b.right)) }
  else if b.kind == "paragraph" { text(b.size * 1pt, b.text) }
  else if b.kind == "bullets" { text(b.size * 1pt, list(..b.items)) }
  else { grid(columns: (b.width * 1mm, 1fr), column-gutter: 5mm, b.left.map(draw).join(), b.right.map(draw).join()) })
#d.top.map(draw).join()
#if d.columns != none { block(above: 14pt, grid(columns: d.columns.widths.map(w => w * 1fr), column-gutter: 9mm, ..d.columns.content.map(c => c.map(draw).join()))) }
#d.below.map(draw).join()
`;
