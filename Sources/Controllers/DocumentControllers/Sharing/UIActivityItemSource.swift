// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// What is shared by something that decides when a person has chosen what to do with it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the item's kind, by which activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for the activity; nil: nothing is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// What letters have as their subject; may be left out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
