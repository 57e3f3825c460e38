type Report = () => void;

const reports = new Set<Report>();

/** Registers what reports the last typed values of a form at once; gives what ends that. */
export function onReportLastTyped(report: Report): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/** Has every form report what was typed and not drawn yet: a page that goes away is not drawn any more. */
export function reportLastTyped(): void {
  for (const report of reports) report();
}
