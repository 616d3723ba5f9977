// SPDX-License-Identifier: Apache-2.0

/// The classes and Objective-C's protocols of other modules that a module sees, and what these modules ask.
struct ForeignClasses {
  private var classes: [String: OpenClass] = [:]
  /// The optional methods of the library's protocols that the selectors of seen modules name.
  private(set) var asks: Set<String> = []
  /// The protocols of Objective-C that seen modules declare, with the modules' names.
  private(set) var protocols: [String: String] = [:]

  /// What a module that imports `imported` sees of those that are noted: what one imports is seen through
  /// it as well, since it may hand that on.
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

  /// The class of that name; nil: nobody noted one.
  func named(_ name: String?) -> OpenClass? { name.flatMap { classes[$0] } }
}
