// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Makes controllers whose state was kept; nothing here keeps states.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller that the names lead to, those of the controllers around it first; nil: none is to be made.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
