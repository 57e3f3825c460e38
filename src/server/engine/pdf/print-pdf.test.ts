import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { printPdf } from './print-pdf.ts';

const ARABIC: PdfDocument = {
  title: 'اتفاق بين مدرسة ومعلمة',
  language: 'ar',
  direction: 'rtl',
  at: new Date('2030-01-01T00:00:00Z'),
  lead: ['ليلى الأحمد'],
  sections: [
    { heading: 'البنود', values: [{ label: 'الراتب', value: '12,500 درهم' }] },
    {
      heading: 'مقارنة',
      table: { head: ['البند', 'العرض'], rows: [['البداية', '#[*x*] $y$']], widths: [1, 1] },
    },
  ],
  footer: 'صفحة {page} من {total}',
};

/** The texts of a page from right to left, from top to bottom. */
async function textsOf(pdf: Buffer, number = 1) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }] : [],
  );
  const lines = Map.groupBy(placed, ({ y }) => Math.round(y / 4));
  return {
    pages: document.numPages,
    placed,
    lines: [...lines]
      .sort(([a], [b]) => b - a)
      .map(([, items]) =>
        items
          .sort((a, b) => b.x - a.x)
          .map(({ text }) => text.trim())
          .join(' '),
      ),
  };
}

describe('a printed document', () => {
  it('has Arabic as it is read, from right to left, with embedded fonts and tags', async () => {
    const pdf = await printPdf('test', ARABIC);
    const { lines, placed } = await textsOf(pdf);
    expect(lines).toContain('اتفاق بين مدرسة ومعلمة');
    expect(lines).toContain('ليلى الأحمد');
    expect(lines).toContain('صفحة 1 من 1');
    const xOf = (word: string) => placed.find(({ text }) => text.includes(word))!.x;
    expect(xOf('الراتب')).toBeGreaterThan(xOf('درهم'));
    const text = pdf.toString('latin1');
    expect(text).toMatch(/\/Lang ?\(ar/);
    expect(text).toContain('/StructTreeRoot');
    expect(text.match(/\/FontFile/g)!.length).toBeGreaterThan(1);
  });

  it('interprets nothing in its texts', async () => {
    const { lines } = await textsOf(await printPdf('test', ARABIC));
    expect(lines.join('\n')).toContain('#[*x*] $y$');
  });

  it('is the same file each time', async () => {
    const [one, other] = await Promise.all([printPdf('a', ARABIC), printPdf('b', ARABIC)]);
    expect(one.equals(other)).toBe(true);
  });

  it('takes long words, control characters and letters that no font has', async () => {
    const strange = ['x'.repeat(2000), 'a\u0000b\u0007c\r\nd', '李明 नमस्ते 🎓', ''];
    const pdf = await printPdf('test', { ...ARABIC, lead: strange });
    expect((await textsOf(pdf)).lines.join(' ')).toContain('a b c');
  });

  it('has forty pages of rows, while the process stays free', async () => {
    const row = ['الراتب الشهري', '12,500', 'يبدأ العقد في 1 سبتمبر 2026 بمدرسة Al Noor School', 'كما وُعد'];
    const table = {
      head: ['أ', 'ب', 'ج', 'د'],
      rows: Array.from({ length: 900 }, () => row),
      widths: [2, 1, 3, 1],
    };
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    const pdf = await printPdf('test', { ...ARABIC, sections: [{ heading: 'جدول', table }] });
    clearInterval(timer);
    const { pages, lines } = await textsOf(pdf, 2);
    expect(pages).toBeGreaterThanOrEqual(40);
    expect(lines.at(-1)).toBe(`صفحة 2 من ${pages}`);
    // The table's head is on each page.
    expect(lines[0]).toBe('أ ب ج د');
    // In this process, setting the document would leave no turn to anybody.
    expect(turns).toBeGreaterThan(10);
  });
});
