// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A range of an edited text.
@preconcurrency @MainActor
open class UITextRange: NSObject, _NamedMembers {
  /// The start of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition

  /// Creates the empty range before the text; other ranges are created by the text input.
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

  /// Whether start and end are equal.
  open var isEmpty: Bool { start.offset == end.offset }

  /// Returns whether `object` is a text range with the same start and end.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.start.isEqual(start) && other.end.isEqual(end)
  }

  var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
