// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// An item that is created when the user has chosen an activity.
///
/// Subclasses override ``item``, which is read on a background thread, so that creating the item may take
/// long while the app stays responsive; the activity begins when all items have been created.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A placeholder of the item's type, by which activities are offered.
  nonisolated(unsafe) open private(set) var placeholderItem: Any?
  /// The type of the activity that the user chose, set before ``item`` is read; `nil` until then.
  nonisolated(unsafe) open internal(set) var activityType: UIActivity.ActivityType?
  /// The value of `item`, set once before the operation has finished; `nil` until then.
  private nonisolated(unsafe) var made: Any?

  /// Creates a provider with a placeholder, by which activities are offered.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless overridden.
  ///
  /// It is read once, on a background thread; if the operation was cancelled, on the main thread when it is
  /// shared.
  nonisolated open var item: Any { placeholderItem as Any }

  /// Reads ``item`` and stores it, unless the operation was cancelled.
  nonisolated open override func main() {
    if !isCancelled { made = item }
  }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem as Any
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    made ?? item
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
