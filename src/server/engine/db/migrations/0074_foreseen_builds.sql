ALTER TABLE "workshop_builds" ADD COLUMN "release" text;--> statement-breakpoint
ALTER TABLE "workshop_builds" ADD COLUMN "is_foreseen" boolean DEFAULT false NOT NULL;