// SPDX-License-Identifier: Apache-2.0

/// The declarations in the classes of a project that interface files may name, read from its sources without
/// a compiler.
package struct SourceOutline: Sendable {
  /// The declarations of a class, in its body and in extensions.
  package struct ClassOutline: Sendable {
    /// The superclass as written, or `nil` if none was found.
    package var superclass: String?
    /// The names of outlets and other properties.
    package var properties: Set<String> = []
    /// The Objective-C selectors of its methods.
    package var methods: Set<String> = []
    /// Whether the class itself was found, and not only extensions of it.
    package var isDeclared = false
    /// Whether the class is written in Objective-C; its members are not read.
    package var isForeign = false
  }

  /// A member of a class that an interface file names.
  package enum Member: Sendable {
    case property(String)
    case method(String)
  }

  /// The result of a search for a member of a class.
  package enum Answer: Sendable {
    case yes, no
    /// The result if the member was not found, and the search did not end at a class of the library: a class
    /// is not declared in the Swift sources, or has no superclass there.
    case unknown
  }

  /// The classes that were found in the sources, by name.
  package var classes: [String: ClassOutline] = [:]

  /// Creates an empty outline.
  package init() {}

  /// Adds the declarations of a Swift file.
  ///
  /// - Complexity: O(n) in the length of the text.
  package mutating func addSwift(_ text: String) {
    var reader = OutlineReader(text)
    for (name, found) in reader.classes() { add(found, name) }
  }

  /// Adds the names of the classes in an Objective-C file.
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

  /// Returns whether the sources declare the class called `name`.
  package func declares(_ name: String) -> Bool { classes[name]?.isDeclared ?? false }

  /// Returns whether the class called `name`, or a superclass, has a member, as far as the sources show.
  ///
  /// - Parameters:
  ///   - member: The member to find.
  ///   - name: The name of the class.
  ///   - isLibrary: A closure that returns whether a class belongs to the library; its members are not
  ///     searched.
  /// - Returns: `yes` if the member was found; otherwise `no` if the search ended at a class of the library,
  ///   and `unknown` if it ended at a class that has no superclass in the sources or is not declared in the
  ///   Swift sources.
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

  /// Returns whether any class has a method called `name`; `true` if there are classes in Objective-C, whose
  /// methods are unknown.
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
