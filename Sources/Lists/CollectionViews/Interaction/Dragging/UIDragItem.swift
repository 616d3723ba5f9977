// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// One item of a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The item provider, which carries the data to the destination.
  public let itemProvider: NSItemProvider
  /// An object that represents the item within the app, for the app's own use.
  open var localObject: Any?
  /// The closure that creates the preview of the item when the drag begins; it returns `nil` to display none.
  ///
  /// Without it, the lift preview is used.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Requests a new drop preview for the item from the destination while the item is animated there.
  ///
  /// No-op at other times, and if the coordinator of a list animates the item.
  open func setNeedsDropPreviewUpdate() { onDropPreviewUpdate?() }
  /// The handler that requests a new drop preview; `nil` while the item is not being animated to its
  /// destination.
  var onDropPreviewUpdate: (() -> Void)?

  /// Creates a drag item with an item provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
