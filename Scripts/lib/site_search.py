# SPDX-License-Identifier: Apache-2.0
"""The site's search, which needs no server: what it finds, its page, and questions that it has to answer."""

import json
import re


def entries(out):
    """Every page of the site: title, path, what it is, its first sentence, an article's headings."""
    found = []
    for path in (out / "data/documentation").rglob("*.json"):
        page = json.loads(path.read_text())
        meta = page.get("metadata", {})
        words = "".join(part.get("text", part.get("code", "")) for part in page.get("abstract", []))
        headings = [part["text"] for section in page.get("primaryContentSections", []) if meta.get("role") == "article"
                    for part in section.get("content", []) if part.get("type") == "heading"]
        found.append([meta.get("title", path.stem), str(path.relative_to(out / "data").with_suffix("")).lower(),
                      meta.get("roleHeading", meta.get("role", "")), words[:160], " · ".join(headings)])
    return sorted(found)


def score(page, words):
    """How well a page answers: as the page's script has it."""
    title, text = page[0].lower(), f"{page[0]} {page[3]} {page[4]}".lower()
    if not all(word in text for word in words):
        return 0
    return sum(8 if title == word else 4 if title.startswith(word) else 2 if word in title else 1
               for word in words) + (1 if page[2] == "Article" else 0) - len(page[0]) / 100


def found(pages, query):
    """Paths of the pages that the search shows, best first."""
    words = query.lower().split()
    scored = sorted(((score(page, words), page[1]) for page in pages), key=lambda pair: -pair[0])
    return [path for points, path in scored if points > 0]


def question_problems(pages, text, name_of):
    """Rows of a page of questions whose words do not lead to the page that they name, among the first five.

    - name_of: the name that the site has for what a link leads to.
    """
    problems, count = [], 0
    for query, target in re.findall(r"(?m)^\|[^|]*\| `([^`]+)` \| \[[^\]]*\]\(([^)#]+)[^)]*\)", text):
        count += 1
        name, first = name_of(target), [path.split("/")[-1] for path in found(pages, query)[:5]]
        if name.lower() not in first:
            problems.append(f"searching for {query} does not lead to {name}, but to {', '.join(first) or 'nothing'}")
    return problems, count


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Search Mullion</title><style>
:root { color-scheme: light dark; } body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
input { font: inherit; width: 100%%; padding: .6rem .8rem; box-sizing: border-box; border-radius: .6rem; border: 1px solid #8888; }
li { margin: .7rem 0; list-style: none; } ul { padding: 0; } small { opacity: .65; } a { font-weight: 600; text-decoration: none; }
</style><h1>Search</h1><input autofocus placeholder="A type, a rule, a word"><p><small></small></p><ul></ul><script>
const pages = %s;
const [field, list, note] = ["input", "ul", "p small"].map(name => document.querySelector(name));
const score = (page, words) => words.every(w => (page[0] + " " + page[3] + " " + page[4]).toLowerCase().includes(w))
  ? words.reduce((sum, w) => { const title = page[0].toLowerCase();
      return sum + (title === w ? 8 : title.startsWith(w) ? 4 : title.includes(w) ? 2 : 1); }, 0)
    + (page[2] === "Article" ? 1 : 0) - page[0].length / 100 : 0;
function show() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const found = words.length ? pages.map(p => [score(p, words), p]).filter(p => p[0] > 0).sort((a, b) => b[0] - a[0]) : [];
  note.textContent = words.length ? found.length + " pages" : pages.length + " pages";
  list.replaceChildren(...found.slice(0, 60).map(([, [title, path, kind, words]]) => {
    const item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("small");
    link.textContent = title; link.href = path + "/index.html";
    text.textContent = [kind, path.split("/").slice(-2, -1)[0], words].filter(Boolean).join(" — ");
    item.append(link, document.createElement("br"), text); return item; }));
}
field.addEventListener("input", show); field.value = decodeURIComponent(location.hash.slice(1)); show();
</script></html>
"""


def page(pages):
    """The file `search.html`."""
    return PAGE % json.dumps(pages, separators=(",", ":")).replace("</", "<\\/")
