// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension SyntaxProtocol {
  /// The byte range of the node, without surrounding spaces and comments.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The node's text on one line, with comments removed, and spaces and line breaks as one space.
  var flatText: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty || token.hasSpaceBefore { text += " " }
      text += token.text
    }
    return text
  }
}

extension Syntax {
  /// The type or extension that the node declares, or `nil` for another node.
  ///
  /// A cast to the protocol would test all conforming types for each kind of node.
  var asGroup: (any DeclGroupSyntax)? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)
    case .structDecl: self.as(StructDeclSyntax.self)
    case .enumDecl: self.as(EnumDeclSyntax.self)
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)
    case .actorDecl: self.as(ActorDeclSyntax.self)
    default: nil
    }
  }
}

extension TokenSyntax {
  /// Whether trivia separates the previous token from this one.
  fileprivate var hasSpaceBefore: Bool {
    !(previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
  }
}

extension AttributeSyntax {
  /// The name of the attribute, such as `objc` for `@objc(name)`.
  var name: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  /// Returns the first attribute called `name`, or `nil` if there is none.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }

  /// Returns whether the list contains one of `names`.
  func contains(_ names: Set<String>) -> Bool {
    contains { element in element.as(AttributeSyntax.self).map { names.contains($0.name) } ?? false
    }
  }
}

extension DeclModifierListSyntax {
  /// Returns the modifier `keyword`, or `nil` if there is none.
  func first(_ keyword: String) -> DeclModifierSyntax? {
    first { $0.name.text == keyword }
  }

  /// Returns whether the list contains one of `names`.
  func contains(_ names: Set<String>) -> Bool {
    contains { names.contains($0.name.text) }
  }
}
