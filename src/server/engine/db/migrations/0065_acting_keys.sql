ALTER TABLE "admin_actions" ADD COLUMN "api_key_id" bigint;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_admin_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"call" jsonb := current_setting('marketplace.admin_call')::jsonb;
	"row" jsonb := to_jsonb(CASE tg_op WHEN 'DELETE' THEN old ELSE new END);
	"was" jsonb := CASE WHEN tg_op <> 'INSERT' THEN "fields_of_row"(to_jsonb(old)) END;
	"is" jsonb := CASE WHEN tg_op <> 'DELETE' THEN "fields_of_row"(to_jsonb(new)) END;
	"names" text[];
	"person" integer;
	"is_told" boolean;
BEGIN
	SELECT array_agg("name" ORDER BY "name") INTO "names"
	FROM jsonb_object_keys(coalesce("was", '{}') || coalesce("is", '{}')) AS "name"
	WHERE coalesce("was" -> "name", 'null') <> coalesce("is" -> "name", 'null');
	IF "names" IS NULL THEN RETURN NULL; END IF;
	"person" := "person_of_row"(tg_table_name, "row");
	-- What is about a person is told only as long as it can go with the person.
	"is_told" := CASE
		-- Nor what others hold of a candidate, which goes with them: the candidate stays, and it with the candidate.
		WHEN tg_op = 'DELETE' AND ("row" ? 'candidate_id' OR tg_table_name = 'files') THEN false
		-- About two at once: the candidate and the school that wrote it.
		WHEN tg_table_name IN ('invitations', 'shortlisted_candidates') THEN false
		-- About two at once, too.
		WHEN "row" ? 'application_id' AND tg_table_name <> 'applications' THEN false
		WHEN "person" IS NOT NULL THEN tg_op <> 'DELETE' OR tg_table_name NOT IN ('users', 'candidates', 'schools')
		ELSE tg_table_name <> 'users' AND NOT "row" ?| ARRAY['user_id', 'owner_id', 'candidate_id', 'school_id',
			'vacancy_id', 'application_id', 'interview_id', 'shortlist_id', 'job_id']
	END;
	INSERT INTO "admin_actions" ("user_id", "api_key_id", "operation", "summary", "thing", "request_id", "created_at")
	VALUES (("call" ->> 'user_id')::integer, ("call" ->> 'api_key_id')::bigint, "call" ->> 'operation', "call" ->> 'summary', "call" ->> 'thing',
		"call" ->> 'request_id', ("call" ->> 'at')::timestamptz)
	ON CONFLICT ("request_id") DO NOTHING;
	INSERT INTO "admin_changes" ("admin_action_id", "table_name", "row_id", "kind", "fields", "before", "after", "person_id")
	SELECT "admin_action_id", tg_table_name,
		coalesce((SELECT string_agg("row" ->> "part", '/') FROM unnest(tg_argv) AS "part"), ''),
		CASE tg_op WHEN 'INSERT' THEN 'added' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END,
		"names",
		CASE WHEN "is_told" THEN "told_values"("was", "names") END,
		CASE WHEN "is_told" THEN "told_values"("is", "names") END,
		"person"
	FROM "admin_actions" WHERE "request_id" = "call" ->> 'request_id';
	RETURN NULL;
END
$$;
