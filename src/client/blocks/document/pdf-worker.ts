import { getDocument } from 'unpdf/pdfjs';
import { answerWith, type DocumentWork, MOST_PAGES, say } from './document-work.ts';

answerWith(drawPages);

async function drawPages({ bytes, width }: DocumentWork): Promise<void> {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Draws glyphs as shapes: fonts embedded in a file never reach the browser's font code.
    disableFontFace: true,
    useSystemFonts: false,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    ownerDocument: NO_DOCUMENT,
  }).promise;
  say({ pages: document.numPages });
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    // Wide enough to be sharp, within the limits of graphics cards.
    const scale = Math.min(width / natural.width, 4000 / natural.height);
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d');
    const drawing: object = { canvas: null, canvasContext, viewport };
    await page.render(drawing as Parameters<typeof page.render>[0]).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const picture = canvas.transferToImageBitmap();
    say({ page: number, picture, text }, [picture]);
    page.cleanup();
  }
}

type Held = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

/** The extra canvases that the PDF reader draws on. */
class Canvases {
  create(width: number, height: number): Held {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: Held, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy(held: Held): void {
    held.canvas.width = 0;
    held.canvas.height = 0;
  }
}

/** Filters need a DOM, which a worker lacks; pictures are drawn without them. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => {};
}

const NOTHING: object = { fonts: undefined, createElement: () => ({}) };
const NO_DOCUMENT = NOTHING as HTMLDocument;
