// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `override` in an extension of a class of UIKit's, for all of its objects: where the class lets the member be replaced,
/// it is.
///
/// Objective-C puts such a member in the place of the class's own. Swift replaces what is declared as `dynamic`, when the
/// program is loaded; the class has the member so for this alone, and does nothing in it but what its superclass does.
enum ReplacedMember {
  /// The members that may be replaced, by the class.
  static let known: [String: Set<String>] = {
    var known: [String: Set<String>] = [:]
    for line in LibraryTable.replaceable.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      known[words[0]] = Set(words.dropFirst())
    }
    return known
  }()

  /// Replaces a member of an extension's class; false: it can't be.
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
