// SPDX-License-Identifier: Apache-2.0

/// The classes and Objective-C protocols of other modules that a module sees, and the methods that those
/// modules query.
struct ForeignClasses {
  private var classes: [String: OpenClass] = [:]
  /// The optional methods of library protocols that the selectors of visible modules name.
  private(set) var asks: Set<String> = []
  /// The Objective-C protocols that visible modules declare, with the modules' names.
  private(set) var protocols: [String: String] = [:]

  /// Creates the set that a module importing `imported` sees, according to `notes`.
  ///
  /// The imports of imported modules are included, because they may be re-exported.
  init(in notes: [ModuleNote], seenThrough imported: Set<String>) {
    guard !notes.isEmpty else { return }
    let known = Dictionary(notes.map { ($0.name, $0) }) { first, _ in first }
    var seen: Set<String> = []
    var waiting = imported.sorted()
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard seen.insert(name).inserted, let note = known[name] else { continue }
      asks.formUnion(note.asks)
      for found in note.protocols {
        for word in [found, "\(name).\(found)"] where protocols[word] == nil {
          protocols[word] = name
        }
      }
      for found in note.classes {
        for word in [found.name, "\(name).\(found.name)"] where classes[word] == nil {
          classes[word] = found
        }
      }
      waiting += note.imports.sorted()
    }
  }

  /// Returns the class called `name`, or `nil` if no note has one.
  func named(_ name: String?) -> OpenClass? { name.flatMap { classes[$0] } }
}
