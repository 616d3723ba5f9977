// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// A self-contained page that shows goldens before and after, and their differences.
struct ReviewPage {
  let changes: [GoldenChange]
  let folder: String

  /// The marker that identifies the page.
  static let mark = #"<meta name="generator" content="mullion review">"#

  /// The page's HTML.
  var html: String {
    HTMLPage(
      mark: Self.mark,
      title: "\(changes.count) changed \(changes.count == 1 ? "golden" : "goldens")",
      style: Self.style,
      body: """
        <p>To accept all: <code>\(HTMLPage.escaped(accepting))</code></p>
        \(articles)
        """
    ).text
  }

  private var accepting: String { ReviewAdvice.current.about(folder).acceptingCommand }

  /// The articles about the changes.
  var articles: String { changes.map(article).joined(separator: "\n") }

  private func article(_ change: GoldenChange) -> String {
    let old = FileManager.default.contents(atPath: change.golden.path)
    let new = FileManager.default.contents(atPath: change.made.path) ?? Data()
    let body =
      change.golden.pathExtension == "txt"
      ? texts(old, new) : pictures(old, new, change)
    return """
      <article>
      <h2>\(HTMLPage.escaped(change.name))\(old == nil ? " <small>new</small>" : "")</h2>
      \(body)
      <p><code>mv \(Self.quoted(change.made.path)) \(Self.quoted(change.golden.path))</code></p>
      </article>
      """
  }

  // MARK: Texts

  private func texts(_ old: Data?, _ new: Data) -> String {
    let (from, to) = (
      String(decoding: old ?? Data(), as: UTF8.self), String(decoding: new, as: UTF8.self)
    )
    let format = TextPictureFormat.sentence(from: from, to: to, named: "The golden")
    let changes = ([format].compactMap(\.self) + FrameDifference(from: from, to: to).sentences)
      .map { "<li>\(HTMLPage.escaped($0))</li>" }
    let difference = LineDifference(from: from, to: to)
    let summary = old == nil || changes.isEmpty ? "" : "<ul>\(changes.joined())</ul>\n"
    let sketch = FrameSketch(from: old.map { String(decoding: $0, as: UTF8.self) }, to: to).map {
      "<p>\(Self.image(Self.source(Data($0.svg.utf8), "svg"), "sketch"))</p>\n"
    }
    let words = difference.changedWords
    let before = Self.text(difference.before, marked: difference.removed, "gone", words.before)
    let after = Self.text(difference.after, marked: difference.inserted, "come", words.after)
    return """
      \(summary)\(sketch ?? "")<div class="pair">
      <figure><figcaption>golden</figcaption>\(before)</figure>
      <figure><figcaption>now</figcaption>\(after)</figure>
      </div>
      """
  }

  /// Returns lines as HTML; those in `marked` have the class `name`, and `words` are the differing ranges of
  /// a line.
  private static func text(
    _ lines: [String], marked: Set<Int>, _ name: String, _ words: [Int: [Range<String.Index>]]
  ) -> String {
    let rows = lines.enumerated().map { index, line in
      guard marked.contains(index) else { return HTMLPage.escaped(line) }
      var text = ""
      var end = line.startIndex
      for word in words[index] ?? [] {
        text += HTMLPage.escaped(String(line[end..<word.lowerBound]))
        text += "<mark>\(HTMLPage.escaped(String(line[word])))</mark>"
        end = word.upperBound
      }
      text += HTMLPage.escaped(String(line[end...]))
      return "<span class=\"\(name)\">\(text)</span>"
    }
    return "<pre>\(rows.joined(separator: "\n"))</pre>"
  }

  // MARK: Pictures

  private func pictures(_ old: Data?, _ new: Data, _ change: GoldenChange) -> String {
    let type = change.golden.pathExtension
    let after = Self.source(new, type)
    guard let old else {
      return
        "<div class=\"pair\"><figure><figcaption>now</figcaption>\(Self.image(after))</figure></div>"
    }
    let before = Self.source(old, type)
    let marked = type == "png" ? change.difference : nil
    let difference =
      marked.flatMap(FileManager.default.contents).map { Self.image(Self.source($0, type)) }
      ?? "<div class=\"difference\">\(Self.image(before))\(Self.image(after))</div>"
    return """
      <div class="pair">
      <figure><figcaption>golden</figcaption>\(Self.image(before))</figure>
      <figure><figcaption>now</figcaption>\(Self.image(after))</figure>
      <figure><figcaption>difference</figcaption>\(difference)</figure>
      </div>
      """
  }

  private static func image(_ source: String, _ kind: String = "picture") -> String {
    "<img alt=\"\" class=\"\(kind)\" src=\"\(source)\">"
  }

  private static func source(_ data: Data, _ type: String) -> String {
    let kind = type == "svg" ? "image/svg+xml" : "image/png"
    return "data:\(kind);base64,\(data.base64EncodedString())"
  }

  // MARK: Quoting and styles

  /// Returns `path` as a shell word, escaped for HTML.
  private static func quoted(_ path: String) -> String {
    HTMLPage.escaped(ShellWord.quoted(path))
  }

  /// The style rules for ``articles``.
  static let style = """
    article { border-top: 1px solid #8884; padding: 1rem 0 }
    h2 small { background: #2a7; border-radius: 4px; color: #fff; padding: 0 .4em }
    figure { margin: 0; max-width: 100%; overflow: auto }
    figcaption { color: #888; font-size: 13px }
    .gone { background: #f003 } .come { background: #0a03 }
    .pair > figure { flex: 1 1 20rem }
    .picture { max-height: 90vh; max-width: 100% } .sketch { max-height: 90vh; width: 100% }
    pre { overflow-wrap: anywhere; white-space: pre-wrap }
    mark { background: #fd08; color: inherit; font-weight: bold }
    .difference { display: inline-block; isolation: isolate; position: relative }
    .difference img + img { left: 0; mix-blend-mode: difference; position: absolute; top: 0 }
    """
}
