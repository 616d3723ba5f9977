// SPDX-License-Identifier: Apache-2.0

/// The classes of the library, by name.
enum LibraryClass {
  /// Returns whether the library has a class called `name`.
  static func contains(_ name: String) -> Bool { above[name] != nil }

  /// Returns whether the class `name` inherits from `ancestor`; `false` for classes outside the library.
  static func inherits(_ name: String, from ancestor: String) -> Bool {
    var next = above[name]
    while let here = next {
      if here == ancestor { return true }
      next = above[here]
    }
    return false
  }

  /// Returns whether the class `name` has a list of named members, which its subclasses extend.
  static func lists(_ name: String) -> Bool {
    var next: String? = name
    while let here = next {
      if listing.contains(here) { return true }
      next = above[here]
    }
    return false
  }

  /// Returns whether the class `name` can be created by an initializer without arguments.
  static func isMadeOfNothing(_ name: String) -> Bool { lists(name) || made.contains(name) }

  /// The superclass of each class; a hyphen if there is none.
  private static let above: [String: String] = {
    var above: [String: String] = [:]
    for line in LibraryTable.classes.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst() { above[word] = words[0] }
    }
    return above
  }()

  private static let listing = LibraryTable.words(LibraryTable.listing)
  private static let made = LibraryTable.words(LibraryTable.made)
}

extension LibraryTable {
  /// Returns the words of a text of the table.
  static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
