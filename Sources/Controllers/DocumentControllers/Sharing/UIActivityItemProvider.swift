// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// An item that is made when a person has chosen what to do with it.
///
/// Subclasses override ``item``. It is asked for on a thread of its own, so that making it may take
/// long, while the screen stays usable; the activity begins when all items are there.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the item's kind, by which activities are offered.
  nonisolated(unsafe) open private(set) var placeholderItem: Any?
  /// What the person chose, written before ``item`` is asked for; nil before that.
  nonisolated(unsafe) open internal(set) var activityType: UIActivity.ActivityType?
  /// What came of `item`, written once before the operation has finished; nil before that.
  private nonisolated(unsafe) var made: Any?

  /// A provider whose activities are offered by `placeholderItem`.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder unless a subclass makes another.
  ///
  /// Asked once, and not on the main thread.
  nonisolated open var item: Any { placeholderItem as Any }

  /// Makes the item.
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
