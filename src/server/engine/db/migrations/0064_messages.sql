CREATE TABLE "message_files" (
	"owner_id" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"field" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "message_files_pkey" PRIMARY KEY("owner_id","field","position","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"application_id" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"school_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"last_message_id" bigint,
	"last_message_at" timestamp with time zone,
	"is_last_of_school" boolean DEFAULT false NOT NULL,
	"school_unread" integer DEFAULT 0 NOT NULL,
	"candidate_unread" integer DEFAULT 0 NOT NULL,
	"school_read_id" bigint DEFAULT 0 NOT NULL,
	"candidate_read_id" bigint DEFAULT 0 NOT NULL,
	"school_muted" boolean DEFAULT false NOT NULL,
	"candidate_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_threads_pkey" PRIMARY KEY("application_id","vacancy_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_owner_fk" FOREIGN KEY ("vacancy_id","owner_id") REFERENCES "public"."application_history"("vacancy_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_application_fk" FOREIGN KEY ("vacancy_id","application_id") REFERENCES "public"."applications"("vacancy_id","application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_file" ON "message_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "message_threads_school" ON "message_threads" USING btree ("school_id","last_message_at","application_id");--> statement-breakpoint
CREATE INDEX "message_threads_candidate" ON "message_threads" USING btree ("candidate_id","last_message_at","application_id");
--> statement-breakpoint
INSERT INTO "message_threads" ("application_id", "vacancy_id", "school_id", "candidate_id", "last_message_id", "last_message_at", "is_last_of_school", "candidate_read_id")
SELECT DISTINCT ON ("event"."vacancy_id", "event"."application_id") "event"."application_id", "event"."vacancy_id", "sent"."school_id", "sent"."candidate_id", "event"."id", "event"."at", true, "event"."id"
FROM "application_history" AS "event"
JOIN "applications" AS "sent" ON "sent"."vacancy_id" = "event"."vacancy_id" AND "sent"."application_id" = "event"."application_id"
WHERE "event"."kind" = 'written'
ORDER BY "event"."vacancy_id", "event"."application_id", "event"."id" DESC;--> statement-breakpoint
-- A trigger, because messages are written by statements that move many applications, too.
CREATE FUNCTION "keep_message_thread"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "message_threads" AS "thread" ("application_id", "vacancy_id", "school_id", "candidate_id", "last_message_id", "last_message_at", "is_last_of_school", "school_unread", "candidate_unread")
	SELECT NEW."application_id", NEW."vacancy_id", "sent"."school_id", "sent"."candidate_id", NEW."id", NEW."at", NEW."kind" = 'written', (NEW."kind" = 'replied')::int, (NEW."kind" = 'written')::int
	FROM "applications" AS "sent"
	WHERE "sent"."vacancy_id" = NEW."vacancy_id" AND "sent"."application_id" = NEW."application_id"
	ON CONFLICT ("application_id", "vacancy_id") DO UPDATE SET
		"last_message_id" = EXCLUDED."last_message_id", "last_message_at" = EXCLUDED."last_message_at",
		"is_last_of_school" = EXCLUDED."is_last_of_school",
		"school_unread" = "thread"."school_unread" + EXCLUDED."school_unread",
		"candidate_unread" = "thread"."candidate_unread" + EXCLUDED."candidate_unread";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "keep_message_thread" AFTER INSERT ON "application_history" FOR EACH ROW WHEN (NEW."kind" IN ('written', 'replied')) EXECUTE FUNCTION "keep_message_thread"();
