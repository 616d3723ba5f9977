// SPDX-License-Identifier: Apache-2.0

/// A self-contained HTML page, in light or dark colours.
struct HTMLPage {
  /// Further elements of the head.
  var mark = ""
  let title: String
  /// Further style rules.
  let style: String
  /// The body after the title.
  let body: String

  /// The page's text.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    \(mark)
    <title>\(Self.escaped(title))</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
    .pair { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem }
    pre { background: #8881; border-radius: 6px; font-size: 12px; margin: 0; padding: .8em }
    img { background: #fff; border: 1px solid #8884 }
    \(style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    \(body)
    </body>
    </html>

    """
  }

  /// Returns `text`, escaped for HTML, also inside quotation marks.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
