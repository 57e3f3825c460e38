ALTER TABLE "applications" ADD COLUMN "told_user_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Who has a mail for each has been told of those that the next morning's mail looks at.
UPDATE "applications" SET "told_user_ids" = told.ids
FROM (SELECT array_agg("user_id") AS ids FROM "mail_preferences" WHERE "kind" = 'new_applications' AND "is_wanted") told
WHERE told.ids IS NOT NULL AND "application_date" > now() - interval '8 days';
