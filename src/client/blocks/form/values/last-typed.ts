type Report = () => void;

const reports = new Set<Report>();

/** Registers a function that reports a form's last typed values at once; returns the one that removes it. */
export function onReportLastTyped(report: Report): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/** Makes every form report values that were typed and not rendered yet: a page that is being left renders no more. */
export function reportLastTyped(): void {
  for (const report of reports) report();
}
