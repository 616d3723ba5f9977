// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct `override` in an extension of a UIKit class, for all of its objects, which is supported
/// where the class declares the member as replaceable.
///
/// With Objective-C such a member takes the place of the class's own. Swift replaces a `dynamic` declaration
/// when the program is loaded; the class declares the member only for this purpose, and it only calls its
/// superclass.
enum ReplacedMember {
  /// The replaceable members, by class.
  static let known: [String: Set<String>] = {
    var known: [String: Set<String>] = [:]
    for line in LibraryTable.replaceable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      known[words[0]] = Set(words.dropFirst())
    }
    return known
  }()

  /// Replaces a member of the extended class, and returns whether that is possible.
  static func edit(
    _ member: MemberFacts, of home: TypeFacts, in module: ModuleFacts, _ edits: inout ModuleEdits
  ) -> Bool {
    guard known[home.name]?.contains(member.fullName) == true,
      let keyword = member.method?.funcKeyword ?? member.property?.bindingSpecifier
    else { return false }
    RenamedMember(member, of: home, prefix: "__", in: module).edit(&edits)
    edits.add(
      .insertion(
        "@_dynamicReplacement(for: \(member.fullName)) ", at: keyword.range.lowerBound),
      in: home.file)
    return true
  }
}
