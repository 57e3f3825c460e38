ALTER TABLE "mail_preferences" ADD COLUMN "digested_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Messages have a choice of their own now: who wanted no mail about them before wants none now.
INSERT INTO "mail_preferences" ("user_id", "kind", "is_wanted")
SELECT "user_id", "own"."kind", false FROM "mail_preferences", (VALUES ('messages'), ('daily_messages')) AS "own" ("kind")
WHERE "mail_preferences"."kind" IN ('status_changes', 'replies') AND NOT "is_wanted"
ON CONFLICT DO NOTHING;
