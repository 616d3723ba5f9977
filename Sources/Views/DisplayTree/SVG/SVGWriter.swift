// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects the lines of an SVG document, indented by their depth.
struct SVGWriter {
  private(set) var text = ""
  private var depth = 0
  private var clips: [RoundedRect: String] = [:]
  private var nameCount = 0

  /// Begins an element that holds others.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  /// Ends the element begun last.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element without content, or with text as its content.
  mutating func element(_ name: String, _ attributes: [(String, String)], content: String? = nil) {
    let start = "<\(name)\(Self.list(attributes))"
    line(content.map { "\(start)>\(Self.escaped($0))</\(name)>" } ?? "\(start)/>")
  }

  /// A name in the document that nothing has, beginning with `kind`.
  mutating func newName(_ kind: String) -> String {
    nameCount += 1
    return "\(kind)\(nameCount)"
  }

  /// The name of a clip of the given shape; defined here when it is new.
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

  /// Text with what XML gives a meaning written as references, and what XML forbids left out.
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
