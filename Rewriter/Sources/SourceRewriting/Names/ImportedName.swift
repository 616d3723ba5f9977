// SPDX-License-Identifier: Apache-2.0

/// The selectors of UIKit methods that cannot be derived from their Swift names.
enum ImportedName {
  /// Returns the selector of the method `name` (`tableView(_:didSelectRowAt:)`), or `nil` if it follows the
  /// rule.
  static func selector(_ name: String) -> String? {
    if let known = known[name] { return known }
    guard let open = name.firstIndex(of: "("), name.hasSuffix(":)") else { return nil }
    // Delegate methods receive index paths: `…RowAt:` is `…RowAtIndexPath:`.
    let base = name[..<open]
    guard base == "tableView" || base == "collectionView" else { return nil }
    let labels = name[name.index(after: open)...].dropLast(2).split(separator: ":")
    let pieces = labels.dropFirst().map { label -> String in
      label == "at" ? "atIndexPath:" : label.hasSuffix("At") ? "\(label)IndexPath:" : "\(label):"
    }
    return "\(base):\(pieces.joined())"
  }

  private static let known: [String: String] = [
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "selectAll(_:)": "selectAll:",
    "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",
    "textField(_:shouldChangeCharactersIn:replacementString:)":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "collectionView(_:layout:insetForSectionAt:)":
      "collectionView:layout:insetForSectionAtIndex:",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)":
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)":
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
  ]

  /// The labels of UIKit methods that selectors name without labels, by base name.
  static let labels: [String: [String?]] = [
    "endEditing": [nil], "cut": [nil], "copy": [nil], "paste": [nil], "select": [nil],
    "selectAll": [nil], "delete": [nil], "viewWillAppear": [nil], "viewDidAppear": [nil],
    "viewWillDisappear": [nil], "viewDidDisappear": [nil],
  ]
}
