// SPDX-License-Identifier: Apache-2.0

/// A class that answers for its methods and properties by name.
///
/// It takes the place of what Objective-C's runtime knows of a class. The overlay compiler writes the
/// lists; nobody has to by hand. Classes of the library that are subclassed conform, with a list to
/// override; other classes conform with a `class var`.
public protocol _NamedMembers: AnyObject {
  /// The members of the class that can be reached by name, those of its superclass first.
  ///
  /// Of several of one name the last counts.
  @preconcurrency @MainActor static var _namedMembers: [_NamedMember] { get }
}
