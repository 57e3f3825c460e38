CREATE TABLE "shown_texts" (
	"known_set" text NOT NULL,
	"value" text NOT NULL,
	"label" text,
	"description" text,
	"tone" text,
	CONSTRAINT "shown_texts_known_set_value_pk" PRIMARY KEY("known_set","value")
);
