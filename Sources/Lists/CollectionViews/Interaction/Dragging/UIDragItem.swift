// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Carries the thing to where it is dropped.
  public let itemProvider: NSItemProvider
  /// What the program itself knows the thing by.
  open var localObject: Any?
  /// Makes what is seen of the thing while it is dragged, when the drag begins; answers nil where nothing is.
  ///
  /// Without it, what was lifted is seen.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Has those in whom the thing was dropped asked anew how it looks there and where it goes, while it is on
  /// its way.
  ///
  /// Does nothing at other times, and where a coordinator of a list brings the thing to its place.
  open func setNeedsDropPreviewUpdate() { onDropPreviewUpdate?() }
  /// Asks anew; nil: the thing is not on its way to where it was dropped.
  var onDropPreviewUpdate: (() -> Void)?

  /// A thing to drag.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
