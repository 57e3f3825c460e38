import { formatText } from '../../../../language/run/value/formats.ts';
import { language } from '../../../../language/run/value/language.ts';
import { dayIn } from '../../../../language/run/value/zoned-time.ts';
import type { LinkedFile } from '../../../engine/db/record-files.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { say, sayPhrase } from '../../../engine/messages/say.ts';
import type { PdfDocument, PdfSection } from '../../../engine/pdf/pdf-document.ts';
import type { Parties } from '../application/application-party-queries.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import type { NamedChecklist } from '../checklist/required-items.ts';
import type { ListedReference } from '../reference/reference-queries.ts';
import type { ListedItem } from './hiring-file-queries.ts';
import type { FileItem } from './item-states.ts';
import { stateText, titleOf } from './item-titles.ts';

export type PrintedFile = {
  checklist: NamedChecklist;
  items: readonly FileItem<ListedItem>[];
  evidence: readonly LinkedFile[];
  references: readonly ListedReference[];
  parties: Pick<Parties, 'school_name' | 'candidate_name' | 'vacancy_title' | 'time_zone'>;
  status: ApplicationStatus;
  at: Date;
};

/**
 * A hiring file for an inspector, in the language of the call. Evidence is named by its fingerprint and kept by the school;
 * the self-disclosure and what referees think are left out.
 */
export function hiringFileDocument(printed: PrintedFile): PdfDocument {
  const { checklist, items, parties, status, at } = printed;
  const { school_name, candidate_name, vacancy_title, time_zone } = parties;
  const open = items.filter(({ is_settled }) => !is_settled).length;
  return {
    title: say('hiring_file.pdf_title', { name: candidate_name }),
    language: languageNow(),
    direction: language().dir,
    at,
    lead: [school_name],
    footer: say('hiring_file.pdf_page', { page: '{page}', total: '{total}' }),
    sections: [
      {
        heading: say('hiring_file.pdf_about'),
        values: [
          { label: say('hiring_file.csv_name'), value: candidate_name },
          { label: say('hiring_file.csv_position'), value: vacancy_title },
          { label: say('hiring_file.pdf_status'), value: sayPhrase(status) },
          {
            label: say('hiring_file.pdf_checklist'),
            value: `${sayPhrase(checklist.title)} (${checklist.version})`,
          },
          { label: say('hiring_file.pdf_open'), value: formatText('number', open) },
          {
            label: say('hiring_file.pdf_printed'),
            value: formatText('zoned-time', at, { timeZone: time_zone }),
          },
        ],
      },
      ...itemsSection(
        say('hiring_file.pdf_before_hire'),
        items.filter(({ due }) => due === 'hire'),
      ),
      ...itemsSection(
        say('hiring_file.pdf_before_start'),
        items.filter(({ due }) => due === 'start'),
      ),
      ...referencesSection(printed),
      ...evidenceSection(printed),
    ],
  };
}

function referencesSection({ references, parties: { time_zone } }: PrintedFile): PdfSection[] {
  const day = (at: Date) => formatText('date', dayIn(time_zone, at));
  const values = references.flatMap(({ state, referee, answered_at, checker, checked_at }) => {
    if (state !== 'given' || !answered_at) return [];
    const { referee_name, referee_role, referee_school } = referee;
    const given = say('hiring_file.pdf_reference_given', { day: day(answered_at) });
    const checked =
      checked_at && say('hiring_file.pdf_reference_checked', { name: checker ?? '–', day: day(checked_at) });
    return {
      label: [referee_name, referee_role, referee_school].join(', '),
      value: [given, checked].filter(Boolean).join('\n'),
    };
  });
  return values.length > 0 ? [{ heading: say('hiring_file.pdf_references'), values }] : [];
}

/** Names and fingerprints on lines of their own: no column is as wide, and no word in another direction reorders them. */
function evidenceSection({ items, evidence, parties: { time_zone } }: PrintedFile): PdfSection[] {
  const text = items.flatMap((item) =>
    evidence
      .filter(({ record_id }) => record_id === item.row?.item_id)
      .map(({ field, original_name, created_at, sha256 }) => {
        const key = field === 'provided' ? 'hiring_file.pdf_by_candidate' : 'hiring_file.pdf_by_school';
        const day = formatText('date', dayIn(time_zone, created_at));
        const added = say(key, { item: titleOf(item), day });
        return [added, original_name, sha256 ?? say('hiring_file.pdf_no_digest')].join('\n');
      }),
  );
  if (text.length === 0) return [];
  return [{ heading: say('hiring_file.pdf_evidence'), text: [say('hiring_file.pdf_digests'), ...text] }];
}

function itemsSection(heading: string, items: readonly FileItem<ListedItem>[]): PdfSection[] {
  if (items.length === 0) return [];
  const head = [
    say('hiring_file.csv_item'),
    say('hiring_file.csv_state'),
    say('hiring_file.pdf_by'),
    say('hiring_file.csv_expires_on'),
  ];
  return [{ heading, table: { head, widths: [4, 2, 4, 2], rows: items.map(rowOf) } }];
}

function rowOf(item: FileItem<ListedItem>): string[] {
  const { row, state } = item;
  const day = (value: string | null | undefined) => (value ? formatText('date', value) : '');
  const by =
    state === 'waived'
      ? [row?.waiver_reason, row?.asker, row?.agreer]
      : [row?.checker, day(row?.checked_on), row?.note];
  return [titleOf(item), stateText(state), by.filter(Boolean).join('\n'), day(row?.expires_on)];
}
