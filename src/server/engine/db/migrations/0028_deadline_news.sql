ALTER TABLE "saved_vacancies" ADD COLUMN "closing_told_for" date;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "digested_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "closing_told_for" date;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "expiry_told_for" date;