// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// Where the text of a text view is set.
///
/// Known gaps: layout managers, exclusion paths, sizes other than the text view's.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}

  /// Room at both sides of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { onChange() }
  }
  /// The greatest number of lines; 0: no limit.
  open var maximumNumberOfLines = 0 {
    didSet { onChange() }
  }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { onChange() }
  }

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init()
  }
}
