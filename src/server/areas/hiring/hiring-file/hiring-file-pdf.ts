import { formatText } from '../../../../language/run/value/formats.ts';
import { language } from '../../../../language/run/value/language.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { say, sayPhrase } from '../../../engine/messages/say.ts';
import type { PdfDocument, PdfSection } from '../../../engine/pdf/pdf-document.ts';
import type { Parties } from '../application/application-party-queries.ts';
import type { ApplicationStatus } from '../application/application-states.ts';
import type { NamedChecklist } from '../checklist/required-items.ts';
import type { ListedItem } from './hiring-file-queries.ts';
import type { FileItem } from './item-states.ts';
import { stateText, titleOf } from './item-titles.ts';

export type PrintedFile = {
  checklist: NamedChecklist;
  items: readonly FileItem<ListedItem>[];
  parties: Pick<Parties, 'school_name' | 'candidate_name' | 'vacancy_title' | 'time_zone'>;
  status: ApplicationStatus;
  at: Date;
};

/** A hiring file for an inspector, in the language of the call, without the files themselves and the self-disclosure. */
export function hiringFileDocument({ checklist, items, parties, status, at }: PrintedFile): PdfDocument {
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
    ],
  };
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
