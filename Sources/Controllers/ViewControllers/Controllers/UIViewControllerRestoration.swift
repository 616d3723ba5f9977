// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Recreates controllers from stored state.
///
/// - Note: Never called on Linux, because there is no state restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller for the identifiers of the path, outermost first, or `nil` to create none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
