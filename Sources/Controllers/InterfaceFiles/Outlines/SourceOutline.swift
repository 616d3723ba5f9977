// SPDX-License-Identifier: Apache-2.0

/// What the classes of a project say that interface files may name, read from its sources without a
/// compiler.
package struct SourceOutline: Sendable {
  /// What a class says of itself, in its body and in extensions.
  package struct ClassOutline: Sendable {
    /// The class that it inherits from, as it is written; nil: none was seen.
    package var superclass: String?
    /// The names of outlets and other properties.
    package var properties: Set<String> = []
    /// The names that Objective-C gives its methods.
    package var methods: Set<String> = []
    /// Whether the class itself was seen, and not only extensions of it.
    package var isDeclared = false
    /// Whether it is written in another language, in which nothing is looked for.
    package var isForeign = false
  }

  /// What an interface file names of a class.
  package enum Member: Sendable {
    case property(String)
    case method(String)
  }

  /// Whether a class has a member.
  package enum Answer: Sendable {
    case yes, no
    /// The class, or one that it inherits from, is not among the sources.
    case unknown
  }

  /// The classes by their names.
  package var classes: [String: ClassOutline] = [:]

  /// An outline of nothing yet.
  package init() {}

  /// Adds what a Swift file says.
  ///
  /// - Complexity: O(n) in the length of the text.
  package mutating func addSwift(_ text: String) {
    var reader = OutlineReader(text)
    for (name, found) in reader.classes() { add(found, name) }
  }

  /// Adds the names of the classes that a file in Objective-C has.
  package mutating func addObjectiveC(_ text: String) {
    var tokens = SourceTokens(text)
    while let token = tokens.next() {
      guard token == "@interface" || token == "@implementation", let name = tokens.next() else {
        continue
      }
      add(ClassOutline(isDeclared: true, isForeign: true), String(name))
    }
  }

  private mutating func add(_ found: ClassOutline, _ name: String) {
    var known = classes[name] ?? ClassOutline()
    known.superclass = known.superclass ?? found.superclass
    known.properties.formUnion(found.properties)
    known.methods.formUnion(found.methods)
    known.isDeclared = known.isDeclared || found.isDeclared
    known.isForeign = known.isForeign || found.isForeign
    classes[name] = known
  }

  /// Whether the sources have the class called `name`.
  package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

  /// Whether the class called `name`, or one that it inherits from, has a member.
  ///
  /// - Parameters:
  ///   - member: what is looked for.
  ///   - name: the class.
  ///   - isLibrary: whether a class is one of the library's, whose members are none of these.
  /// - Returns: Whether the class has the member, as far as the sources say.
  package func answer(
    _ member: Member, of name: String, isLibrary: (String) -> Bool
  ) -> Answer {
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted {
      if let known = classes[name], known.has(member) { return .yes }
      if isLibrary(name) { return .no }
      guard let known = classes[name], known.isDeclared, !known.isForeign else { return .unknown }
      next = known.superclass
    }
    return .unknown
  }

  /// Whether any class has a method called `name`.
  package func anybodyHas(_ name: String) -> Bool {
    classes.values.contains { $0.isForeign || $0.methods.contains(name) }
  }
}

extension SourceOutline.ClassOutline {
  fileprivate func has(_ member: SourceOutline.Member) -> Bool {
    switch member {
    case .property(let name): properties.contains(name)
    case .method(let name):
      methods.contains(name)
    }
  }
}
