CREATE TABLE "sites" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"mark" text NOT NULL
);
