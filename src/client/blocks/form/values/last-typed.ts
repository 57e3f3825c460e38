type Report = () => void;

const reports = new Set<Report>();

/**
 * Registers a function that reports a form's last typed values at once; returns the function that
 * unregisters it.
 */
export function onReportLastTyped(report: Report): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/**
 * Makes every form report values that were typed but not rendered yet, because a page being left renders no
 * more.
 */
export function reportLastTyped(): void {
  for (const report of reports) report();
}
