// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A part of a text that is edited.
@preconcurrency @MainActor
open class UITextRange: NSObject, _NamedMembers {
  /// Where the part begins.
  public let start: UITextPosition
  /// Where the part ends.
  public let end: UITextPosition

  /// The empty part before the text; others are made by the object that edits it.
  public override init() {
    start = UITextPosition()
    end = UITextPosition()
    super.init()
  }

  init(_ range: Range<Int>) {
    start = UITextPosition(range.lowerBound)
    end = UITextPosition(range.upperBound)
    super.init()
  }

  /// Whether there is nothing between start and end.
  open var isEmpty: Bool { start.offset == end.offset }

  /// Whether both are the same part.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.start.isEqual(start) && other.end.isEqual(end)
  }

  var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
