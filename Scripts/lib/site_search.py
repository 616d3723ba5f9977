# SPDX-License-Identifier: Apache-2.0
"""The site's search, which needs no server: what it finds, its page, and questions that it has to answer."""

import json
import math
import re

# What questions are made of, and no answer.
COMMON = set("""a about an and any are as at be been but by can could do does done for from get has have here how i if in into is
it its just let like many may me more much my need no not of on one or our out s should so some such t than that the their them then
there these they this those to too up us use used want was we were what when where which who why will with would you your""".split())

HANGUL = re.compile("[\uac00-\ud7a3]")


def words(text):
    """The words of a text as they are compared."""
    return re.sub(r"[^\w#@]+|_", " ", text.lower()).split()


def plain(parts, references):
    """The text of docc's content: of paragraphs, lists, tables and listings."""
    if isinstance(parts, list):
        return " ".join(plain(part, references) for part in parts)
    if not isinstance(parts, dict):
        return ""
    if parts.get("type") == "codeListing":
        return " ".join(parts["code"])
    if parts.get("type") == "reference":
        return references.get(parts["identifier"], {}).get("title", "")
    own = [parts[name] for name in ("text", "code") if isinstance(parts.get(name), str)]
    inner = (parts.get(name) for name in ("inlineContent", "content", "items", "rows", "columns", "cells", "header"))
    return " ".join([*own, *(plain(part, references) for part in inner if part)])


def entry(title, path, kind, text):
    said = " ".join(text.split())
    known = set(words(title)) | set(words(said[:160]))
    rest = dict.fromkeys(word for word in words(said[160:]) if word not in known)
    return [title, path, kind, said[:160], " ".join(rest)]


def entries(out):
    """Every page of the site and every part of an article: title, path, what it is, how it begins, its other words."""
    found = []
    for file in (out / "data/documentation").rglob("*.json"):
        page = json.loads(file.read_text())
        meta, references = page.get("metadata", {}), page.get("references", {})
        title, path = meta.get("title", file.stem), str(file.relative_to(out / "data").with_suffix("")).lower()
        abstract = plain(page.get("abstract", []), references)
        if meta.get("role") != "article":
            found.append(entry(title, path, meta.get("roleHeading", meta.get("role", "")), abstract))
            continue
        heads, part = [(None, [])], [part for s in page.get("primaryContentSections", []) for part in s.get("content", [])]
        for piece in part:
            if piece.get("type") == "heading":
                heads.append((piece, []))
            else:
                heads[-1][1].append(piece)
        names = " · ".join(head["text"] for head, _ in heads[1:] if head["anchor"] != "overview")
        overview = " ".join(plain(text, references) for head, text in heads if not head or head["anchor"] == "overview")
        found.append(entry(title, path, "Article", f"{abstract} {overview} {names}"))
        found += [entry(head["text"], f"{path}#{head['anchor']}", title, plain(text, references))
                  for head, text in heads[1:] if head["anchor"] != "overview"]
    return sorted(found)


def compared(page):
    """A page as it is compared: its title's words, its other words, what one of these weighs, and what the page does."""
    title, text = " ".join(words(page[0])), f" {' '.join(words(page[3]))} {page[4]}"
    # A word of a long page says less of it. Articles answer questions.
    return title, text, 1 / (0.8 + text.count(" ") / 500), 1.5 if page[2] == "Article" or "#" in page[1] else 1


def points(known, word):
    """How well a page answers one word: as the page's script has it."""
    title, text, weight, _ = known
    if word.endswith("s") and len(word) > 3 and f" {word}" not in f" {title}{text}":
        word = word[:-1]
    if f" {word}" in f" {title}":
        return 8 if title == word else 4 if title.startswith(word) else 3
    return 2 if word in title else weight if f" {word}" in text else 0


def found(pages, query):
    """Paths of the pages that the search shows, best first."""
    asked = list(dict.fromkeys(words(query)))
    asked = [word for word in asked if word not in COMMON] or asked
    known = [compared(page) for page in pages]
    table = [[points(page, word) for word in asked] for page in known]
    rarity = [math.log(1 + len(pages) / (1 + sum(row[i] > 0 for row in table))) for i in range(len(asked))]
    is_korean, scored = bool(HANGUL.search(query)), []
    for page, row, (_, _, _, worth) in zip(pages, table, known):
        share = sum(weight for value, weight in zip(row, rarity) if value) / (sum(rarity) or 1)
        if share >= 0.5:
            score = worth * share * share * sum(value * weight for value, weight in zip(row, rarity))
            # Who asks in one language wants to read it.
            score *= 1 if is_korean or not re.search("-ko(#|$)", page[1]) else 0.3
            scored.append((-score + len(page[0]) / 100, page[1]))
    return [path for _, path in sorted(scored)]


def question_problems(pages, text, name_of):
    """Questions of a page whose words, typed as they stand, do not lead to the page that answers them, among the first five.

    - name_of: the name that the site has for what a link leads to.
    """
    problems, count = [], 0
    # The page of the questions itself is no answer.
    pages = [page for page in pages if not page[1].split("#")[0].endswith("/questions")]
    for query, target in re.findall(r"(?m)^\| ([^|]*\?[^|]*) \| \[[^\]]*\]\(([^)]+)\)", text):
        count += 1
        name, first = name_of(target), [path.split("/")[-1] for path in found(pages, query)[:5]]
        if name.lower() not in [path.split("#")[0] for path in first]:
            problems.append(f"searching for “{query}” does not lead to {name}, but to {', '.join(first) or 'nothing'}")
    return problems, count


# Above each page of the site.
HEADER = """<style>
.mullion-search { display: flex; justify-content: flex-end; padding: .45rem 1.4rem; font: 15px/1.4 Inter, system-ui, sans-serif; }
.mullion-search a { color: var(--color-link, #0066cc); text-decoration: none; }
</style>
<div class="mullion-search"><a href="/search.html">Search · 검색</a></div>
"""

# What the style of every page lacks: Korean breaks between words.
STYLE = "body{word-break:keep-all;overflow-wrap:break-word}"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Search Mullion</title><style>
:root { color-scheme: light dark; --link: #0066cc; } @media (prefers-color-scheme: dark) { :root { --link: #4aa3ff; } }
body { word-break: keep-all; font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
input { font: inherit; width: 100%%; padding: .6rem .8rem; box-sizing: border-box; border-radius: .6rem; border: 1px solid #8888; }
li { margin: .7rem 0; list-style: none; } ul { padding: 0; } small { opacity: .65; } a { font-weight: 600; text-decoration: none; color: var(--link); }
</style><h1>Search</h1><input autofocus placeholder="A question, a type, a rule"><p><small></small></p><ul></ul><script>
const pages = %(pages)s;
const common = new Set(%(common)s);
const [field, list, note] = ["input", "ul", "p small"].map(name => document.querySelector(name));
const wordsOf = text => text.toLowerCase().replace(/[^\\p{L}\\p{M}\\p{N}#@]+/gu, " ").split(" ").filter(Boolean);
const known = pages.map(page => {
  const text = " " + wordsOf(page[3]).join(" ") + " " + page[4];
  return [wordsOf(page[0]).join(" "), text, 1 / (0.8 + (text.split(" ").length - 1) / 500),
    page[2] === "Article" || page[1].includes("#") ? 1.5 : 1]; });
function points([title, text, weight], word) {
  if (word.endsWith("s") && word.length > 3 && !(" " + title + text).includes(" " + word)) word = word.slice(0, -1);
  if ((" " + title).includes(" " + word)) return title === word ? 8 : title.startsWith(word) ? 4 : 3;
  return title.includes(word) ? 2 : text.includes(" " + word) ? weight : 0;
}
function found(query) {
  const korean = /[\uac00-\ud7a3]/.test(query);
  let asked = [...new Set(wordsOf(query))];
  const rare = asked.filter(word => !common.has(word));
  if (rare.length) asked = rare;
  const table = known.map(page => asked.map(word => points(page, word)));
  const rarity = asked.map((_, i) => Math.log(1 + pages.length / (1 + table.filter(row => row[i] > 0).length)));
  const all = rarity.reduce((sum, weight) => sum + weight, 0) || 1;
  return pages.map((page, at) => {
    const share = table[at].reduce((sum, value, i) => sum + (value ? rarity[i] : 0), 0) / all;
    const language = korean || !/-ko(#|$)/.test(page[1]) ? 1 : 0.3;
    const score = language * known[at][3] * share * share * table[at].reduce((sum, value, i) => sum + value * rarity[i], 0);
    return [share >= 0.5 && asked.length ? score - page[0].length / 100 : -Infinity, page];
  }).filter(([score]) => score > -Infinity).sort((a, b) => b[0] - a[0] || (a[1][1] < b[1][1] ? -1 : 1)).map(([, page]) => page);
}
function show() {
  const answers = found(field.value), count = field.value.trim() ? answers.length : pages.length;
  note.textContent = count === 1 ? "1 place" : count + " places";
  list.replaceChildren(...answers.slice(0, 60).map(([title, path, kind, words]) => {
    const item = document.createElement("li"), link = document.createElement("a"), text = document.createElement("small");
    const [page, anchor] = path.split("#");
    link.textContent = title; link.href = page + "/index.html" + (anchor ? "#" + anchor : "");
    text.textContent = [kind, anchor ? "" : page.split("/").slice(-2, -1)[0], words].filter(Boolean).join(" — ");
    item.append(link, document.createElement("br"), text); return item; }));
}
field.addEventListener("input", show); field.value = decodeURIComponent(location.hash.slice(1)); show();
</script></html>
"""


def page(pages):
    """The file `search.html`."""
    return PAGE % {"pages": json.dumps(pages, separators=(",", ":"), ensure_ascii=False).replace("</", "<\\/"),
                   "common": json.dumps(sorted(COMMON))}
