// SPDX-License-Identifier: Apache-2.0

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It doesn't keep it: the value is gone when nobody else has it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy, where the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It keeps a copy, where the value can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}
