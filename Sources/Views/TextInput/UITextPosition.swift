// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A position in an edited text, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject, _NamedMembers {
  /// The offset from the beginning, in UTF-16 code units.
  let offset: Int

  /// Creates the position before the text; other positions are created by the text input.
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns whether `object` is a text position with the same offset.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
