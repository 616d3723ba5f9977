// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A page that shows goldens before and after, and what differs; it needs no other file.
struct ReviewPage {
  let changes: [GoldenChange]
  let folder: String

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(changes.count) changed goldens</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(changes.count) changed \(changes.count == 1 ? "golden" : "goldens")</h1>
    <p>To accept all: <code>mullion review \(Self.escaped(folder)) --accept</code></p>
    \(changes.map(article).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func article(_ change: GoldenChange) -> String {
    let old = FileManager.default.contents(atPath: change.golden.path)
    let new = FileManager.default.contents(atPath: change.made.path) ?? Data()
    let body =
      change.golden.pathExtension == "txt"
      ? texts(old, new) : pictures(old, new, type: change.golden.pathExtension)
    return """
      <article>
      <h2>\(Self.escaped(change.name))\(old == nil ? " <small>new</small>" : "")</h2>
      \(body)
      <p><code>mv \(Self.quoted(change.made.path)) \(Self.quoted(change.golden.path))</code></p>
      </article>
      """
  }

  // MARK: Texts

  private func texts(_ old: Data?, _ new: Data) -> String {
    let before = Self.lines(old ?? Data())
    let after = Self.lines(new)
    let difference = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    return """
      <div class="pair">
      <figure><figcaption>golden</figcaption>\(Self.text(before, marked: gone, "gone"))</figure>
      <figure><figcaption>now</figcaption>\(Self.text(after, marked: come, "come"))</figure>
      </div>
      """
  }

  private static func text(_ lines: [String], marked: Set<Int>, _ name: String) -> String {
    let rows = lines.enumerated().map { index, line in
      let text = escaped(line)
      return marked.contains(index) ? "<span class=\"\(name)\">\(text)</span>" : text
    }
    return "<pre>\(rows.joined(separator: "\n"))</pre>"
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  // MARK: Pictures

  private func pictures(_ old: Data?, _ new: Data, type: String) -> String {
    let after = Self.source(new, type)
    guard let old else {
      return
        "<div class=\"pair\"><figure><figcaption>now</figcaption>\(Self.image(after))</figure></div>"
    }
    let before = Self.source(old, type)
    return """
      <div class="pair">
      <figure><figcaption>golden</figcaption>\(Self.image(before))</figure>
      <figure><figcaption>now</figcaption>\(Self.image(after))</figure>
      <figure><figcaption>difference</figcaption>
      <div class="difference">\(Self.image(before))\(Self.image(after))</div></figure>
      </div>
      """
  }

  private static func image(_ source: String) -> String { "<img alt=\"\" src=\"\(source)\">" }

  private static func source(_ data: Data, _ type: String) -> String {
    let kind = type == "svg" ? "image/svg+xml" : "image/png"
    return "data:\(kind);base64,\(data.base64EncodedString())"
  }

  // MARK: Words

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// `path` as a shell takes it.
  private static func quoted(_ path: String) -> String {
    escaped("'" + path.replacing("'", with: "'\\''") + "'")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
    article { border-top: 1px solid #8884; padding: 1rem 0 }
    h2 small { background: #2a7; border-radius: 4px; color: #fff; padding: 0 .4em }
    .pair { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem }
    figure { margin: 0; max-width: 100%; overflow: auto }
    figcaption { color: #888; font-size: 13px }
    pre { background: #8881; border-radius: 6px; font-size: 12px; margin: 0; padding: .8em }
    .gone { background: #f003 } .come { background: #0a03 }
    img { background: #fff; border: 1px solid #8884; max-width: 26rem }
    .difference { display: inline-block; isolation: isolate; position: relative }
    .difference img + img { left: 0; mix-blend-mode: difference; position: absolute; top: 0 }
    """
}
