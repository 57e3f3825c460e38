DROP INDEX "message_threads_school";--> statement-breakpoint
DROP INDEX "message_threads_candidate";--> statement-breakpoint
ALTER TABLE "message_threads" DROP CONSTRAINT "message_threads_pkey";--> statement-breakpoint
ALTER TABLE "application_history" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "invitation_id" bigint;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "invitation_id" bigint;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_invitation_fk" FOREIGN KEY ("vacancy_id","invitation_id") REFERENCES "public"."invitations"("vacancy_id","invitation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_invitation_fk" FOREIGN KEY ("vacancy_id","invitation_id") REFERENCES "public"."invitations"("vacancy_id","invitation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_invitation" ON "application_history" USING btree ("invitation_id") WHERE "application_history"."invitation_id" is not null;--> statement-breakpoint
CREATE INDEX "message_threads_application" ON "message_threads" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "message_threads_invitation" ON "message_threads" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "message_threads_school" ON "message_threads" USING btree ("school_id","last_message_at","last_message_id");--> statement-breakpoint
CREATE INDEX "message_threads_candidate" ON "message_threads" USING btree ("candidate_id","last_message_at","last_message_id");--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_pkey" PRIMARY KEY("candidate_id","vacancy_id");--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_subject" CHECK (num_nonnulls("application_history"."application_id", "application_history"."invitation_id") = 1);--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_subject" CHECK (num_nonnulls("message_threads"."application_id", "message_threads"."invitation_id") = 1);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_message_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "message_threads" AS "thread" ("application_id", "invitation_id", "vacancy_id", "school_id", "candidate_id", "last_message_id", "last_message_at", "is_last_of_school", "school_unread", "candidate_unread")
	SELECT NEW."application_id", NEW."invitation_id", NEW."vacancy_id", "about"."school_id", "about"."candidate_id", NEW."id", NEW."at", NEW."kind" = 'written', (NEW."kind" = 'replied')::int, (NEW."kind" = 'written')::int
	FROM (
		SELECT "sent"."school_id", "sent"."candidate_id" FROM "applications" AS "sent"
		WHERE "sent"."vacancy_id" = NEW."vacancy_id" AND "sent"."application_id" = NEW."application_id"
		UNION ALL
		SELECT "advertised"."school_id", "invited"."candidate_id" FROM "invitations" AS "invited"
		JOIN "vacancies" AS "advertised" ON "advertised"."vacancy_id" = "invited"."vacancy_id"
		WHERE "invited"."vacancy_id" = NEW."vacancy_id" AND "invited"."invitation_id" = NEW."invitation_id"
	) AS "about"
	ON CONFLICT ("candidate_id", "vacancy_id") DO UPDATE SET
		"application_id" = EXCLUDED."application_id", "invitation_id" = EXCLUDED."invitation_id",
		"last_message_id" = EXCLUDED."last_message_id", "last_message_at" = EXCLUDED."last_message_at",
		"is_last_of_school" = EXCLUDED."is_last_of_school",
		"school_unread" = "thread"."school_unread" + EXCLUDED."school_unread",
		"candidate_unread" = "thread"."candidate_unread" + EXCLUDED."candidate_unread";
	RETURN NULL;
END
$$;--> statement-breakpoint
-- A trigger, because applications are made by one statement, which cannot see what it has just added.
CREATE FUNCTION "take_over_messages"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"invited" bigint;
BEGIN
	-- Whoever is writing about the invitation holds it; afterwards they find the application.
	SELECT "invitation_id" INTO "invited" FROM "invitations"
	WHERE "vacancy_id" = NEW."vacancy_id" AND "candidate_id" = NEW."candidate_id" FOR NO KEY UPDATE;
	IF NOT FOUND THEN
		RETURN NULL;
	END IF;
	UPDATE "message_threads" SET "application_id" = NEW."application_id", "invitation_id" = NULL
	WHERE "vacancy_id" = NEW."vacancy_id" AND "candidate_id" = NEW."candidate_id" AND "invitation_id" = "invited";
	IF FOUND THEN
		UPDATE "application_history" SET "application_id" = NEW."application_id", "invitation_id" = NULL
		WHERE "vacancy_id" = NEW."vacancy_id" AND "invitation_id" = "invited";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "take_over_messages" AFTER INSERT ON "applications" FOR EACH ROW EXECUTE FUNCTION "take_over_messages"();
