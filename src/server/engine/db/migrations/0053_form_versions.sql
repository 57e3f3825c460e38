CREATE TABLE "form_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"asked" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "sent" jsonb;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "profile_version" text;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD COLUMN "advert_version" text;