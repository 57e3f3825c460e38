CREATE TABLE "empty_searches" (
	"words" text NOT NULL,
	"on_day" date NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "empty_searches_pkey" PRIMARY KEY("words","on_day")
);
--> statement-breakpoint
CREATE INDEX "empty_searches_day" ON "empty_searches" USING btree ("on_day");