// SPDX-License-Identifier: Apache-2.0

/// The memory semantics of an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference; values of other kinds than objects are stored.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, if the value conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, if the value conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}
