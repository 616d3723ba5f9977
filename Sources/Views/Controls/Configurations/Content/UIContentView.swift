// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A view that displays a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display `configuration`.
  ///
  /// The default implementation compares its type with that of the current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether `configuration` has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
