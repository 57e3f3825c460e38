import { expect, it } from 'vitest';
import login from '../schemas/screens/login.json' with { type: 'json' };
import { ApiError } from './client/api/api-error.ts';
import { textOfFailure } from './client/state/report-failure.ts';

type Action = { operation?: string; failure?: { message: string } };

const actions = login.blocks.flatMap((block): Action[] =>
  'submit' in block ? [block.submit as Action] : ((block as { actions?: Action[] }).actions ?? []),
);

it.each(['login', 'beginPasskeySignIn'])(
  'tells a suspended person the reason when %s refuses, and leaves a 403 to the catalogue',
  (operation) => {
    const action = actions.find((one) => one.operation === operation)!;
    const refusal = new ApiError(409, 'This account is suspended: the references were made up.');
    expect(textOfFailure(refusal, action.failure?.message)).toBe(refusal.serverMessage);
    expect(textOfFailure(new ApiError(403, 'Not yours.'), action.failure?.message)).toBe(
      'You do not have permission to perform this action.',
    );
  },
);
