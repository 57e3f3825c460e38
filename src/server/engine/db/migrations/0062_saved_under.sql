ALTER TABLE "candidates" ADD COLUMN "form_version" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "form_version" text;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "form_version" text;