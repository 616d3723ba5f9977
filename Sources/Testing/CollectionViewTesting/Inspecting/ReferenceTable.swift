// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The numbers of the elements that were seen: a number stands for one identity, and is never used again.
@MainActor
package final class ReferenceTable {
  /// The element of a number, as it was seen last.
  struct Entry: Codable, Equatable {
    var key: String
    var role: String
    var text: String?
    var frame: CGRect
  }

  /// The form in which a table is exported.
  private struct Export: Codable {
    var version = 1
    var entries: [Entry]
  }

  /// The names of identifiers without a text of their own.
  let tokens = ItemTokens()
  /// The entries by numbers, which start at 1.
  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  /// The imported numbers that no element had yet; `nil` after the first registration.
  private var unmatched: Set<Int>?

  /// Creates a table without numbers.
  package init() {}

  /// Gives each element its number, in reading order.
  ///
  /// - Complexity: O(*n*) in the number of elements, O(*n* × *m*) after an import of *m* entries.
  func register(_ elements: inout [ScreenElement]) {
    var seen: [String: Int] = [:]
    var present: Set<String> = []
    if unmatched != nil { Self.visit(elements) { present.insert($0.key) } }
    for index in elements.indices { register(&elements[index], &seen, present) }
    unmatched = nil
  }

  private static func visit(_ elements: [ScreenElement], _ body: (ScreenElement) -> Void) {
    for element in elements {
      body(element)
      visit(element.children, body)
    }
  }

  private func register(
    _ element: inout ScreenElement, _ seen: inout [String: Int], _ present: Set<String>
  ) {
    let count = seen[element.key, default: 0]
    seen[element.key] = count + 1
    if count > 0 { element.key += "~\(count + 1)" }
    let entry = Entry(
      key: element.key, role: element.role, text: element.text, frame: element.frame)
    let number = numbers[element.key] ?? renamed(entry, present) ?? entries.count + 1
    if number > entries.count { entries.append(entry) } else { entries[number - 1] = entry }
    numbers[element.key] = number
    unmatched?.remove(number)
    element.number = number
    for index in element.children.indices { register(&element.children[index], &seen, present) }
  }

  /// Returns the imported number of an element whose identity is another one in this process, such as a cell
  /// with a random identifier: that of an element in the same container with the same role and text.
  private func renamed(_ entry: Entry, _ present: Set<String>) -> Int? {
    guard let unmatched, entry.text != nil else { return nil }
    let container = Self.container(of: entry.key)
    return unmatched.sorted().first { number in
      let old = entries[number - 1]
      return old.role == entry.role && old.text == entry.text && !present.contains(old.key)
        && Self.container(of: old.key) == container
    }
  }

  private static func container(of key: String) -> Substring {
    key[..<(key.lastIndex(of: "/") ?? key.startIndex)]
  }

  // MARK: References

  /// Returns the number of a reference such as `@e7`, or `nil` if `text` is none.
  nonisolated static func number(of text: some StringProtocol) -> Int? {
    guard text.hasPrefix("@e"), let number = Int(text.dropFirst(2)), number > 0 else { return nil }
    return number
  }

  /// Returns the entry of a number, or `nil` if it was never given.
  func entry(_ number: Int) -> Entry? {
    entries.indices.contains(number - 1) ? entries[number - 1] : nil
  }

  /// The number of references that were given.
  var count: Int { entries.count }

  // MARK: Export

  /// The table as JSON, for another process that shows the same screen.
  package func exported() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(Export(entries: entries))) ?? Data()
  }

  /// Replaces the table by an exported one.
  ///
  /// - Throws: an error if `data` is not an exported table.
  package func take(_ data: Data) throws {
    let table = try JSONDecoder().decode(Export.self, from: data)
    entries = table.entries
    numbers = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset + 1) }, uniquingKeysWith: { $1 })
    unmatched = Set(1..<(entries.count + 1))
  }
}
