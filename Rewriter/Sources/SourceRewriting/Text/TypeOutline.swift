// SPDX-License-Identifier: Apache-2.0

/// A type or an extension as a scan of bytes sees it: where it stands, and what it might mean for others.
struct TypeOutline: Sendable {
  enum Kind: Sendable {
    case classType, valueType, protocolType, extensionType
  }

  let kind: Kind
  /// From the word that begins it to its brace.
  let header: Range<Int>
  /// What stands between its braces.
  let body: Range<Int>
  /// The last part of its name; of an extension, of what it extends.
  let name: WordKey
  /// The last parts of the names that it inherits from.
  let inherited: [WordKey]
  /// The names of its methods and properties.
  let members: Set<WordKey>
  /// Those of the members that override, where it is no extension.
  let overridden: Set<WordKey>
  /// Whether something stands in it that is rewritten.
  let isNoisy: Bool
  /// Whether it declares an initializer.
  let hasInitializer: Bool
  /// The types in it, as places in the file's list.
  let inner: [Int]
  /// Whether it stands in another type.
  let isInner: Bool
  /// Those of its members that can be left out where nobody asks about them.
  let quietMembers: [QuietMember]
  /// Whether Objective-C sees all its members.
  let namesMembers: Bool
}
