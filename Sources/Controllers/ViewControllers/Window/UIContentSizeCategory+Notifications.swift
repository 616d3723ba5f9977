// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

extension UIContentSizeCategory {
  /// Posted when a person chose another size of text.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// The new size's name, a string.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }
}
