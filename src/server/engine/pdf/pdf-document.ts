/** A document to print, as data: nothing in its texts is interpreted. */
export type PdfDocument = {
  title: string;
  /** Of the document's own words; each text is laid out in the direction of its own first letter. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The time that the file gives as its own, so that the same document is the same file. */
  at: Date;
  /** Below the title. */
  lead: readonly string[];
  sections: readonly PdfSection[];
  /** At the foot of each page, with {page} and {total}. */
  footer: string;
};

/** The parts of a section follow each other in this order; each is left out if it is empty. */
export type PdfSection = {
  heading: string;
  text?: readonly string[];
  values?: readonly { label: string; value: string }[];
  table?: PdfTable;
};

export type PdfTable = {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The share of the width of each column. */
  widths: readonly number[];
};
