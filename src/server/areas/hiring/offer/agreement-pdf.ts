import type { ValueLabels } from '../../../../../generated/definitions.d.ts';
import verdictLabels from '../../../../../generated/documents/labels/offer-verdict.json' with {
  type: 'json',
};
import { formatText } from '../../../../language/run/value/formats.ts';
import { language } from '../../../../language/run/value/language.ts';
import { caseOf } from '../../../../language/run/value/value-path.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import { languageNow } from '../../../engine/messages/call-language.ts';
import { say, sayPhrase } from '../../../engine/messages/say.ts';
import type { PdfDocument, PdfSection } from '../../../engine/pdf/pdf-document.ts';
import type { Parties } from '../application/application-party-queries.ts';
import type { Verdict } from '../tables/offer.ts';
import { withoutTags } from './as-applied.ts';
import { linesOf, worseOf } from './offer-answers.ts';
import type { Offer } from './offer-queries.ts';

export type Agreed = {
  /** The accepted offer. */
  offer: Offer & { answered_at: Date };
  asApplied: AnswerSchema<'AsApplied'>;
  parties: Pick<Parties, 'school_name' | 'candidate_name' | 'vacancy_title' | 'time_zone'>;
};

/** What both sides agreed to, to be printed in the reader's language; the school's time zone makes it the same file for both. */
export function agreementDocument({ offer, asApplied, parties }: Agreed): PdfDocument {
  const timeOf = (at: Date) => formatText('zoned-time', at, { timeZone: parties.time_zone });
  const post = String(offer.fields.post ?? parties.vacancy_title);
  return {
    title: say('offer.pdf_title', { post }),
    language: languageNow(),
    direction: language().dir,
    at: offer.answered_at,
    lead: [`${parties.school_name} – ${parties.candidate_name}`],
    footer: say('offer.pdf_page', { page: '{page}', total: '{total}' }),
    sections: [
      partiesSection(parties),
      acceptanceSection(offer, timeOf),
      linesSection(offer),
      ...agreedSection(offer),
      ...advertSections(asApplied, timeOf),
    ],
  };
}

const partiesSection = ({ school_name, candidate_name, vacancy_title }: Agreed['parties']): PdfSection => ({
  heading: say('offer.pdf_parties'),
  values: [
    { label: say('offer.pdf_school'), value: school_name },
    { label: say('offer.pdf_candidate'), value: candidate_name },
    { label: say('offer.pdf_vacancy'), value: vacancy_title },
  ],
});

function acceptanceSection(offer: Agreed['offer'], timeOf: (at: Date) => string): PdfSection {
  const { contract, accepted_name, accepted_digest } = offer;
  return {
    heading: say('offer.pdf_acceptance'),
    text: [
      say('offer.pdf_unchanged'),
      fingerprint(say('offer.pdf_acceptance_hash'), accepted_digest),
      ...(contract ? [fingerprint(say('offer.pdf_contract_hash'), contract.sha256)] : []),
    ],
    values: [
      { label: say('offer.pdf_offer_number'), value: formatText('number', offer.version) },
      { label: say('offer.pdf_sent'), value: timeOf(offer.sent_at) },
      { label: say('offer.pdf_accepted_by'), value: accepted_name ?? '' },
      { label: say('offer.pdf_accepted_at'), value: timeOf(offer.answered_at) },
      ...(contract ? [{ label: say('offer.pdf_contract'), value: contract.name }] : []),
    ],
  };
}

/** On a line of its own, which no Arabic word reorders. */
const fingerprint = (title: string, digest: string | null): string => `${title}\n${digest ?? ''}`;

function linesSection(offer: Offer): PdfSection {
  const agreed = offer.agreed ?? [];
  return {
    heading: say('offer.pdf_lines'),
    table: {
      head: [
        say('offer.pdf_line'),
        say('offer.pdf_offered'),
        say('offer.pdf_promised'),
        say('offer.pdf_verdict'),
      ],
      widths: [3, 3, 3, 2],
      rows: linesOf(offer).map(({ field, label, offered, promised, verdict }) => {
        const compared = verdictText(verdict);
        return [
          label,
          offered ?? '',
          promised ?? '',
          agreed.includes(field) ? say('offer.pdf_agreed', { verdict: compared }) : compared,
        ];
      }),
    },
  };
}

const verdictText = (verdict: Verdict): string =>
  sayPhrase(caseOf(verdictLabels as ValueLabels, verdict)?.label ?? verdict);

function agreedSection(offer: Offer): PdfSection[] {
  const text = worseOf(offer).flatMap(({ value, label }) => (offer.agreed?.includes(value) ? [label] : []));
  return text.length > 0 ? [{ heading: say('offer.pdf_agreed_lines'), text }] : [];
}

/** None for an application older than snapshots. */
function advertSections(
  { taken_at, hash, advert, answers }: Agreed['asApplied'],
  timeOf: (at: Date) => string,
): PdfSection[] {
  if (!taken_at) return [];
  const text = [
    say('offer.pdf_taken', { time: timeOf(new Date(taken_at)) }),
    fingerprint(say('offer.pdf_taken_hash'), hash),
  ];
  const given = answers.map(({ question, answer }) => ({ label: question, value: answer }));
  return [
    {
      heading: say('offer.pdf_advert'),
      text,
      values: advert.map(({ question, kind, text, day, moment }) => ({
        label: question,
        value: readable(kind, text, day ?? moment),
      })),
    },
    ...(given.length > 0 ? [{ heading: say('offer.pdf_answers'), values: given }] : []),
  ];
}

function readable(kind: string, text: string, time: string | Date | null): string {
  if (time) return formatText(kind, time);
  return kind === 'html' ? withoutTags(text) : text;
}
