// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A writer that collects the lines of an SVG document, indented by their depth.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0
  private var clips: [RoundedRect: String] = [:]
  private var nameCount = 0

  /// Writes the start tag of an element with children.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  /// Writes the end tag of the innermost open element.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content, or with text content.
  mutating func element(_ name: String, _ attributes: [(String, String)], content: String? = nil) {
    let start = "<\(name)\(Self.list(attributes))"
    line(content.map { "\(start)>\(Self.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  /// Returns a unique name in the document, beginning with `kind`.
  mutating func newName(_ kind: String) -> String {
    nameCount += 1
    return "\(kind)\(nameCount)"
  }

  /// Returns the name of a clip path of the given shape, and defines it on first use.
  mutating func clip(_ shape: RoundedRect) -> String {
    if let known = clips[shape] { return known }
    let name = "clip\(clips.count + 1)"
    clips[shape] = name
    open("clipPath", [("id", name)])
    let (element, attributes) = SVGShape(shape).parts
    self.element(element, attributes)
    close("clipPath")
    return name
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Returns text with XML's special characters escaped and its forbidden characters removed.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
