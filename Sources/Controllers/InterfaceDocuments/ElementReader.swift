// SPDX-License-Identifier: Apache-2.0

/// A builder of the element tree from the tokens of a file, without recursion.
struct ElementReader {
  private struct Open {
    var start: StartTag
    var children: [InterfaceElement] = []
    /// The text before the first child, or `nil` if there is none.
    var text: MarkupScanner.Text?
  }

  private var scanner: MarkupScanner
  private let source: InterfaceSource
  private let limits: ReadingLimits
  private var open: [Open] = []
  private var root: InterfaceElement?
  private var count = 0

  init(_ bytes: [UInt8], source: InterfaceSource, limits: ReadingLimits) {
    scanner = MarkupScanner(bytes, source: source, limits: limits)
    self.source = source
    self.limits = limits
  }

  /// Reads the file and returns its root element.
  ///
  /// - Throws: `InterfaceFileError` if the file is invalid.
  mutating func read() throws -> InterfaceElement {
    while let piece = try scanner.next() {
      switch piece {
      case .start(let tag): try begin(tag)
      case .end(let name, let offset): try end(name, at: offset)
      case .text(let text): try add(text)
      }
    }
    if let last = open.last {
      throw scanner.error(
        "the file ends inside of this element; it is truncated, or </\(last.start.name)> is missing",
        at: last.start.offset, object: nearestObject)
    }
    guard let root else {
      throw InterfaceFileError("there is no element in the file", file: source.name)
    }
    return root
  }

  /// The description of the innermost open element that has an identifier.
  private var nearestObject: String? {
    open.last { $0.start.id != nil }.map { "\($0.start.name) (id \($0.start.id ?? ""))" }
  }

  private mutating func begin(_ tag: StartTag) throws {
    count += 1
    guard count <= limits.elements else {
      throw scanner.error(
        "the file has more than \(limits.elements) elements", at: tag.offset, object: nearestObject)
    }
    guard open.count < limits.depth else {
      throw scanner.error(
        "elements are nested more than \(limits.depth) levels deep", at: tag.offset,
        object: nearestObject)
    }
    guard root == nil else {
      throw scanner.error("<\(tag.name) follows the end of the root element", at: tag.offset)
    }
    open.append(Open(start: tag))
    if tag.isWhole { try close() }
  }

  private mutating func end(_ name: String, at offset: Int) throws {
    guard let last = open.indices.last else {
      throw scanner.error("</\(name)> ends an element that did not begin", at: offset)
    }
    guard open[last].start.name == name else {
      let start = open[last].start
      throw scanner.error(
        "</\(name)> is where <\(start.name)> of line"
          + " \(source.place(at: start.offset).line) must end", at: offset,
        object: nearestObject)
    }
    try close()
  }

  private mutating func close() throws {
    let last = open.removeLast()
    // Text between child elements is only whitespace that formats the file.
    let text = last.children.isEmpty ? try last.text.map(scanner.characters) : nil
    let element = InterfaceElement(
      last.start, children: last.children, text: text ?? "", source: source)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func add(_ text: MarkupScanner.Text) throws {
    if let last = open.indices.last {
      guard open[last].children.isEmpty else { return }
      guard let before = open[last].text else { return open[last].text = text }
      let both = try scanner.characters(of: before) + scanner.characters(of: text)
      open[last].text = .decoded(both)
      return
    }
    let characters = try scanner.characters(of: text)
    guard characters.allSatisfy(\.isWhitespace) else {
      throw scanner.error(
        "the file has text outside of its root element; it is not an interface file",
        at: scanner.position - characters.utf8.count)
    }
  }
}
