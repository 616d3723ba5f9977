// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A place in a text that is edited, between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject, _NamedMembers {
  /// In UTF-16 code units from the beginning.
  let offset: Int

  /// The place before the text; places in it are made by the object that edits it.
  public override init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Whether both are the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
