import { useState } from 'react';
import { form } from '../../../generated/forms/candidate/4-experience.js';
import { SchemaForm } from '../../../src/client/blocks/form/SchemaForm.tsx';
import { LookupContext } from '../../../src/client/engine/value/lookup-context.ts';
import { VisitProvider } from '../../../src/client/state/VisitProvider.tsx';
import { sampleChoices, useSampleLookup } from '../../../stories/sample-lookups.ts';
import { storyVisit } from '../../../stories/story-visit.ts';
import { HandWrittenForm } from './HandWrittenForm.tsx';

/** Rows for both forms; a rejected form has an error in each row. */
export const tenRows = (isRefused: boolean) =>
  Array.from({ length: 10 }, (_, index) => ({
    school_name: `Place ${index}`,
    position_title: 'Teacher',
    start_date: '2015-09-01',
    end_date: isRefused ? '2014-06-30' : '2019-06-30',
    is_current: false,
    job_summary: 'Grades 9 to 12.',
  }));

type Rows = { rows: ReturnType<typeof tenRows> };

/** Keeps the values as a wizard does, so that passing them back into the form is measured too. */
export function DefinedForm({ rows }: Rows) {
  const [data, setData] = useState<Readonly<Record<string, unknown>>>({ experience: rows });
  return (
    <VisitProvider visit={storyVisit}>
      <LookupContext value={useSampleLookup}>
        <SchemaForm form={form} data={data} onChange={setData} />
      </LookupContext>
    </VisitProvider>
  );
}

export const ControlForm = ({ rows }: Rows) => (
  <HandWrittenForm rows={rows} countries={sampleChoices('countries')} few={sampleChoices('subjects')} />
);
