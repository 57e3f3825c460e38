ALTER TABLE "applicant_job_rows" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_job_rows" ADD COLUMN "wait_until" timestamp with time zone;