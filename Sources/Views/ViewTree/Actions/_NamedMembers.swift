// SPDX-License-Identifier: Apache-2.0

/// A class that declares its methods and properties by name.
///
/// It replaces the class information of the Objective-C runtime. The overlay compiler writes the lists; they
/// need not be written by hand. Library classes that are subclassed conform, with a list to override; other
/// classes conform with a `class var`.
public protocol _NamedMembers: AnyObject {
  /// The members of the class that are accessible by name, those of its superclass first.
  ///
  /// Of several with the same name, the last one applies.
  @preconcurrency @MainActor static var _namedMembers: [_NamedMember] { get }
}
