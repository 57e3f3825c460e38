-- What belongs to an application carries its vacancy, by which a cluster would spread it; so does each unique key.
ALTER TABLE "application_snapshot_files" DROP CONSTRAINT "application_snapshot_files_owner_id_application_snapshots_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_snapshots" DROP CONSTRAINT "application_snapshots_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_answers" DROP CONSTRAINT "application_answers_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_answers" DROP CONSTRAINT "application_answers_question_id_vacancy_questions_question_id_fk";--> statement-breakpoint
ALTER TABLE "application_files" DROP CONSTRAINT "application_files_owner_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_notes" DROP CONSTRAINT "application_notes_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_scores" DROP CONSTRAINT "application_scores_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "applicant_job_rows" DROP CONSTRAINT "applicant_job_rows_job_id_applicant_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "applicant_job_rows" DROP CONSTRAINT "applicant_job_rows_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_application_id_applications_application_id_fk";--> statement-breakpoint
ALTER TABLE "application_scores" DROP CONSTRAINT "application_scores_reviewer_key";--> statement-breakpoint
ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_pkey";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_pkey";--> statement-breakpoint
ALTER TABLE "application_snapshots" DROP CONSTRAINT "application_snapshots_pkey";--> statement-breakpoint
ALTER TABLE "application_history" DROP CONSTRAINT "application_history_pkey";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_pkey";--> statement-breakpoint
ALTER TABLE "application_notes" DROP CONSTRAINT "application_notes_pkey";--> statement-breakpoint
ALTER TABLE "application_scores" DROP CONSTRAINT "application_scores_pkey";--> statement-breakpoint
ALTER TABLE "applicant_jobs" DROP CONSTRAINT "applicant_jobs_pkey";--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_pkey";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_pkey";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_pkey";--> statement-breakpoint
ALTER TABLE "vacancy_questions" DROP CONSTRAINT "vacancy_questions_pkey";--> statement-breakpoint
ALTER TABLE "application_snapshot_files" DROP CONSTRAINT "application_snapshot_files_pkey";--> statement-breakpoint
ALTER TABLE "application_answers" DROP CONSTRAINT "application_answers_pkey";--> statement-breakpoint
ALTER TABLE "application_files" DROP CONSTRAINT "application_files_pkey";--> statement-breakpoint
ALTER TABLE "applicant_job_rows" DROP CONSTRAINT "applicant_job_rows_pkey";--> statement-breakpoint
DROP INDEX "recovery_codes_user";--> statement-breakpoint
DROP INDEX "sessions_id";--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_answers" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_files" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_notes" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "application_scores" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "vacancy_id" bigint;--> statement-breakpoint
UPDATE "application_snapshot_files" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_snapshot_files"."owner_id";--> statement-breakpoint
UPDATE "application_snapshots" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_snapshots"."application_id";--> statement-breakpoint
UPDATE "application_answers" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_answers"."application_id";--> statement-breakpoint
UPDATE "application_files" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_files"."owner_id";--> statement-breakpoint
UPDATE "application_notes" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_notes"."application_id";--> statement-breakpoint
UPDATE "application_scores" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "application_scores"."application_id";--> statement-breakpoint
UPDATE "applicant_job_rows" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "applicant_job_rows"."application_id";--> statement-breakpoint
UPDATE "interviews" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications" WHERE "applications"."application_id" = "interviews"."application_id";--> statement-breakpoint
UPDATE "notifications" SET "vacancy_id" = "applications"."vacancy_id" FROM "applications"
	WHERE "applications"."application_id" = "notifications"."application_id" AND "notifications"."vacancy_id" IS NULL;--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_snapshots" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_answers" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_files" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_scores" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ALTER COLUMN "vacancy_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_pkey" PRIMARY KEY("passkey_id","credential_id");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","code_hash");--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_pkey" PRIMARY KEY("application_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_pkey" PRIMARY KEY("id","vacancy_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_pkey" PRIMARY KEY("application_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_pkey" PRIMARY KEY("note_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_pkey" PRIMARY KEY("score_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "applicant_jobs" ADD CONSTRAINT "applicant_jobs_pkey" PRIMARY KEY("id","vacancy_id");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_pkey" PRIMARY KEY("interview_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_pkey" PRIMARY KEY("invitation_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_pkey" PRIMARY KEY("id","user_id");--> statement-breakpoint
ALTER TABLE "vacancy_questions" ADD CONSTRAINT "vacancy_questions_pkey" PRIMARY KEY("question_id","owner_id");--> statement-breakpoint
CREATE INDEX "sessions_id" ON "sessions" USING btree ("id");--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ADD CONSTRAINT "application_snapshot_files_pkey" PRIMARY KEY("owner_id","field","position","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_pkey" PRIMARY KEY("application_id","question_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_pkey" PRIMARY KEY("owner_id","field","position","vacancy_id");--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ADD CONSTRAINT "applicant_job_rows_pkey" PRIMARY KEY("job_id","application_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_reviewer_key" UNIQUE("application_id","user_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_whole_application" CHECK (application_id is null or vacancy_id is not null);--> statement-breakpoint
ALTER TABLE "application_snapshot_files" ADD CONSTRAINT "application_snapshot_files_owner_fk" FOREIGN KEY ("vacancy_id","owner_id") REFERENCES "public"."application_snapshots"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_question_fk" FOREIGN KEY ("vacancy_id","question_id") REFERENCES "public"."vacancy_questions"("owner_id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_owner_fk" FOREIGN KEY ("vacancy_id","owner_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ADD CONSTRAINT "applicant_job_rows_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ADD CONSTRAINT "applicant_job_rows_job_fk" FOREIGN KEY ("vacancy_id","job_id") REFERENCES "public"."applicant_jobs"("vacancy_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A row is named by its id alone where its key has one.
CREATE OR REPLACE FUNCTION "watch_admin_changes"("unwatched" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"one" record;
BEGIN
	FOR "one" IN
		SELECT c.relname AS "name", (
			SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY a.attnum)
			FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
			WHERE i.indrelid = c.oid AND i.indisprimary AND (a.attidentity <> '' OR NOT EXISTS (
				SELECT FROM pg_attribute id WHERE id.attrelid = i.indrelid AND id.attnum = ANY (i.indkey) AND id.attidentity <> ''))
		) AS "key"
		FROM pg_class c
		WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ("unwatched")
			AND NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'note_admin_change')
	LOOP
		EXECUTE format('CREATE TRIGGER note_admin_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
			WHEN (coalesce(current_setting(''marketplace.admin_call'', true), '''') <> '''')
			EXECUTE FUNCTION note_admin_change(%s)', "one"."name", coalesce("one"."key", ''));
	END LOOP;
END
$$;--> statement-breakpoint
-- Whom a row is about: the files of an application are about two at once, although they name its vacancy.
CREATE OR REPLACE FUNCTION "person_of_row"("table" text, "row" jsonb) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT "id" FROM "users" WHERE "id" = CASE
		WHEN "table" = 'application_files' THEN NULL
		WHEN "table" = 'users' THEN ("row" ->> 'id')::integer
		WHEN "table" = 'files' THEN ("row" ->> 'owner_id')::integer
		WHEN "row" ->> 'candidate_id' IS NOT NULL OR "table" LIKE 'candidate\_%' THEN
			(SELECT "user_id" FROM "candidates" WHERE "candidate_id" =
				coalesce("row" ->> 'candidate_id', "row" ->> 'owner_id')::bigint)
		WHEN "row" ->> 'user_id' IS NOT NULL THEN ("row" ->> 'user_id')::integer
		WHEN "row" ->> 'school_id' IS NOT NULL OR "table" LIKE 'school\_%' THEN
			(SELECT "user_id" FROM "schools" WHERE "school_id" =
				coalesce("row" ->> 'school_id', "row" ->> 'owner_id')::bigint)
		WHEN "row" ->> 'vacancy_id' IS NOT NULL OR "table" LIKE 'vacancy\_%' THEN
			(SELECT "user_id" FROM "vacancies" JOIN "schools" USING ("school_id") WHERE "vacancy_id" =
				coalesce("row" ->> 'vacancy_id', "row" ->> 'owner_id')::bigint)
	END
$$;
