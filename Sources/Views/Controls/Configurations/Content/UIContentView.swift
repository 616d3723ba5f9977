// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it shows something else in the same view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show `configuration`; by default, when it is of the type of the present
  /// one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether `configuration` is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
