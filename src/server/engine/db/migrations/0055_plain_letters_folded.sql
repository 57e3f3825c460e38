-- Texts of plain letters need no folding but case, which takes an eighth of the time; the results are the same, so that
-- stored keys and indexes stay valid.
CREATE OR REPLACE FUNCTION "folded"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length("written") = length("written") THEN lower("written")
		ELSE lower(regexp_replace(translate(normalize("written", NFKD), 'ٱىةکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ءـ', 'ايهكي01234567890123456789'),
			'[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g')) END
$$;
