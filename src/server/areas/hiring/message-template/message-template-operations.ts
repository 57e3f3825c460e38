import { violatedConstraint } from '../../../engine/db/constraint.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { hasChanged } from '../../../engine/http/record-version.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import {
  insertTemplate,
  lockTemplates,
  type MessageTemplate,
  removeTemplate,
  setTemplate,
  templatesOf,
} from './message-template-queries.ts';

/** The most templates of a school; users pick one from a single list. */
const TEMPLATES_AT_MOST = 100;

export const messageTemplateOperations = {
  async listMessageTemplates(_call, { db, user }) {
    const templates = await templatesOf(db, user.school_id!);
    return { data: templates.map(present) };
  },

  async createMessageTemplate(call, { db, user, clock }) {
    const { name, text } = await call.body();
    const school_id = user.school_id!;
    const created = await db.transaction(async (tx) => {
      if ((await lockTemplates(tx, school_id)) >= TEMPLATES_AT_MOST)
        throw new Refusal(409, coded('message_template.too_many', { most: TEMPLATES_AT_MOST }));
      return insertTemplate(tx, { school_id, name, text }, clock());
    });
    if (!created) throw hasName();
    return { data: present(created) };
  },

  async updateMessageTemplate(call, { db, clock }) {
    const { template_id } = call.record;
    const { name, text } = await call.body();
    const changed = await setTemplate(db, template_id, { name, text }, call.seen, clock()).catch((error) => {
      throw violatedConstraint(error) === 'message_templates_name_key' ? hasName() : error;
    });
    if (!changed) throw call.seen ? hasChanged() : Refusal.notFound('message_template');
    return { data: present(changed) };
  },

  async deleteMessageTemplate(call, { db }) {
    const { template_id } = call.record;
    if (!(await removeTemplate(db, template_id, call.seen))) throw hasChanged();
    return { data: null };
  },
} satisfies Partial<Handlers>;

function present(template: MessageTemplate): AnswerSchema<'MessageTemplate'> {
  const { template_id, name, text, updated_at } = template;
  return { template_id, name, text, updated_at };
}

const hasName = () => new Refusal(409, coded('message_template.exists'));
