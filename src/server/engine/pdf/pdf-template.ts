/**
 * How every document is drawn, in Typst's language. It reads the document as JSON, so its texts stay texts.
 *
 * Amiri's glyphs are one or several whole letters, which text extraction depends on: fonts that draw an Arabic letter's dots as
 * glyphs of their own, and ligatures of letters, are extracted as other words. Kerning moves Arabic letters so far apart
 * that readers see a space there.
 */
export const PDF_TEMPLATE = `
#let paper = json(bytes(sys.inputs.document))
#let is-rtl = paper.direction == "rtl"
#let start = if is-rtl { right } else { left }
#let muted = rgb("#5b6470")
#let rule = 0.5pt + rgb("#cfd4da")

#let told(words) = {
  let line(one) = {
    let first = one.match(regex("\\\\p{L}"))
    let dir = if first == none { if is-rtl { rtl } else { ltr } } else if first.text.contains(regex("[\\\\p{Arabic}\\\\p{Hebrew}]")) { rtl } else { ltr }
    set text(dir: dir)
    box(width: 100%, align(start, par(one)))
  }
  let lines = words.split("\\n").filter(one => one.trim() != "")
  if lines.len() == 0 [—] else { stack(spacing: 0.7em, ..lines.map(one => block(breakable: true, { line(one) }))) }
}

#set document(title: paper.title)
#set text(
  font: ("Figtree", "Amiri"), size: 10pt,
  lang: paper.language, dir: if is-rtl { rtl } else { ltr }, kerning: false, ligatures: false,
)
#set par(leading: 0.7em)
#set page(
  paper: "a4", margin: (x: 2cm, top: 2cm, bottom: 2.2cm),
  footer: context {
    set text(size: 0.85em, fill: muted)
    set align(center)
    let (page, total) = (counter(page).get().first(), counter(page).final().first())
    paper.footer.replace("{page}", str(page)).replace("{total}", str(total))
  },
)
#set table(stroke: (x: none, top: none, bottom: rule), inset: (x: 4pt, y: 6pt), align: start + top)
// Amiri is drawn smaller than Figtree at the same size.
#show regex("[\\p{Arabic}\\p{M}]+(?:[ ،؛]+[\\p{Arabic}\\p{M}]+)*"): set text(size: 1.2em)
#show heading.where(level: 1): set text(size: 1.5em, weight: 700)
#show heading.where(level: 2): set text(size: 1.1em, weight: 700)
#show heading.where(level: 2): set block(above: 1.6em, below: 0.8em, sticky: true)

#heading(level: 1, paper.title)
#text(fill: muted, for one in paper.lead { told(one); parbreak() })

#for section in paper.sections {
  heading(level: 2, section.heading)
  for one in section.text { told(one); parbreak() }
  if section.values.len() > 0 {
    table(columns: (1fr, 2fr), ..section.values.map(one => (text(fill: muted, told(one.label)), told(one.value))).flatten())
  }
  if section.table != none {
    table(
      columns: section.table.widths.map(width => width * 1fr),
      table.header(..section.table.head.map(one => strong(told(one)))),
      ..section.table.rows.flatten().map(told),
    )
  }
}
`;
