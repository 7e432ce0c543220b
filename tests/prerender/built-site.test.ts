// All parts share one build, and each page is parsed once. Two files would build at the same time.
import "./built-site/files.ts";
import "./built-site/links.ts";
import "./built-site/heads.ts";
import "./built-site/headers.ts";
import "./built-site/licences.ts";
import "./built-site/structured-data.ts";
