ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- The slider's upper end, which meant "and above", was kept with saved searches; now it is left out.
UPDATE "saved_searches" SET "filters" = "filters" - 'salary_max' WHERE "filters" ->> 'salary_max' = '100000';
