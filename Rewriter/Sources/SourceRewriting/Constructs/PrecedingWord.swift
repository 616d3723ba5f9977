// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A modifier that is put before a member: behind what stands on an earlier line, where the columns
/// of the declaration stay.
struct PrecedingWord {
  private let word: String

  init(_ word: String) {
    self.word = word
  }

  /// The edit for a declaration whose attributes and modifiers these are.
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

  /// Whether a token belongs to the list of members that `item` stands in, or opens it.
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
