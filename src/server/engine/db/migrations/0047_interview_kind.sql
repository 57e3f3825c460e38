ALTER TABLE "interviews" ADD COLUMN "kind" text DEFAULT 'in_person' NOT NULL;--> statement-breakpoint
UPDATE "interviews" SET "kind" = 'online' WHERE "extra"->>'link' <> '';
