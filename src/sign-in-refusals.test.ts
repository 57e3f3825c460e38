import { expect, it } from 'vitest';
import login from '../schemas/screens/login.json' with { type: 'json' };
import { ApiError } from './client/api/api-error.ts';
import { textOfFailure } from './client/state/report-failure.ts';

type Action = { operation?: string; failure?: { message: string } };

const actions = login.blocks.flatMap((block): Action[] =>
  'submit' in block ? [block.submit as Action] : ((block as { actions?: Action[] }).actions ?? []),
);

it.each(['login', 'beginPasskeySignIn'])(
  'tells a suspended person the reason when %s refuses',
  (operation) => {
    const action = actions.find((one) => one.operation === operation)!;
    const refusal = new ApiError(403, 'This account is suspended: the references were made up.');
    expect(textOfFailure(refusal, action.failure?.message)).toBe(refusal.serverMessage);
  },
);
