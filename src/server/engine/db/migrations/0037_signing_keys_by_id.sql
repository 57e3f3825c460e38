ALTER TABLE "signing_keys" ADD COLUMN "id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_keys" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_keys" DROP CONSTRAINT "signing_keys_pkey";--> statement-breakpoint
ALTER TABLE "signing_keys" ADD CONSTRAINT "signing_keys_name_id_pk" PRIMARY KEY("name","id");
