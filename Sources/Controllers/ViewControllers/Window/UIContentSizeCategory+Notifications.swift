// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIContentSizeCategory {
  /// The notification posted after the user changed the preferred text size.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The key of the name of the new category, which is a string.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}
