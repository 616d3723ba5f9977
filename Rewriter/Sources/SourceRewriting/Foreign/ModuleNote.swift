// SPDX-License-Identifier: Apache-2.0

/// The information about a module that other modules need: a text beside the compiled module.
///
/// Notes of earlier versions, with `asks` for `selectors` and `answers` for `responds`, are read as well.
public struct ModuleNote: Equatable, Sendable {
  /// The module's name.
  public var name: String
  /// The modules that the module imports.
  public var imports: Set<String> = []
  /// The full names of the optional methods of library protocols that the module's selectors name.
  public var asks: Set<String> = []
  /// The public Objective-C protocols that the module declares.
  public var protocols: Set<String> = []
  /// The open classes of the module, with what subclasses inherit.
  public var classes: [OpenClass] = []

  /// Creates the empty note of the module called `name`.
  public init(name: String) { self.name = name }

  /// Creates the note of the module called `name` from `text`; unknown lines are ignored.
  public init(name: String, text: String) {
    self.name = name
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let rest = words.dropFirst()
      switch words.first {
      case "imports": imports.formUnion(rest)
      case "selectors", "asks": asks.formUnion(rest)
      case "protocols": protocols.formUnion(rest)
      case "class":
        guard let name = rest.first else { continue }
        classes.append(
          OpenClass(
            name: name, lists: rest.contains("lists"),
            answers: rest.contains("responds") || rest.contains("answers")))
      case "conforms" where !classes.isEmpty: classes[classes.count - 1].protocols.formUnion(rest)
      case "forwards" where !classes.isEmpty: classes[classes.count - 1].forwards.formUnion(rest)
      default: continue
      }
    }
  }

  /// The note as text, or `nil` if it has no selectors, protocols and classes.
  public var text: String? {
    guard !asks.isEmpty || !protocols.isEmpty || !classes.isEmpty else { return nil }
    func line(_ word: String, _ words: some Collection<String>) -> [String] {
      words.isEmpty ? [] : ["\(word) \(words.sorted().joined(separator: " "))"]
    }
    var lines = line("imports", imports) + line("selectors", asks) + line("protocols", protocols)
    for known in classes.sorted(by: { $0.name < $1.name }) {
      lines.append(
        "class \(known.name)\(known.lists ? " lists" : "")\(known.answers ? " responds" : "")")
      lines += line("conforms", known.protocols) + line("forwards", known.forwards)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
