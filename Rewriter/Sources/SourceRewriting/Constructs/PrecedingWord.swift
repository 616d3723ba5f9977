// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A modifier or attribute inserted before a member, on the preceding line if possible, so that the
/// declaration keeps its columns.
struct PrecedingWord {
  private let word: String

  init(_ word: String) {
    self.word = word
  }

  /// Returns the edit for a declaration with these attributes; `first` is the token to insert before if the
  /// preceding line cannot be used.
  func edit(
    before decl: some DeclSyntaxProtocol, attributes: AttributeListSyntax, first: TokenSyntax
  ) -> Edit {
    let free = attributes.allSatisfy { element in
      element.as(AttributeSyntax.self).map { ObjectiveCAttribute.isOne($0) } ?? false
    }
    let start = free ? attributes.firstToken(viewMode: .sourceAccurate) ?? first : first
    guard free, let item = decl.parent?.as(MemberBlockItemSyntax.self),
      let before = start.previousToken(viewMode: .sourceAccurate), Self.isMember(before, of: item)
    else { return .insertion("\(word) ", at: first.range.lowerBound) }
    let mark = before.text == "{" || before.text == ";" ? "" : ";"
    return .insertion("\(mark) \(word)", at: before.range.upperBound)
  }

  /// Returns whether a token belongs to the member list that contains `item`, or opens it.
  private static func isMember(_ token: TokenSyntax, of item: MemberBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(MemberBlockItemListSyntax.self) else { return false }
    if token.parent?.id == list.parent?.id {
      return list.parent?.is(MemberBlockSyntax.self) ?? false
    }
    var current = token.parent
    while let node = current {
      if node.is(IfConfigDeclSyntax.self) { return false }
      if node.is(MemberBlockItemSyntax.self), node.parent?.id == list.id { return true }
      current = node.parent
    }
    return false
  }
}
